import { IconScissors } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from './newsletter-form.module.css'

/**
 * Works as a plain form without any script. The small module of pages without React finds it by `data-newsletter`,
 * sends to the address that stands there, and shows one of the sentences in the form's status line.
 */
export function NewsletterForm() {
  return (
    <section aria-labelledby="newsletter" className={styles.coupon}>
      <span className={styles.scissors}>
        <IconScissors aria-hidden="true" />
      </span>
      <div>
        <h2 id="newsletter">One email a month</h2>
        <p>What we are learning about denials, and how to fight them. In plain words.</p>
      </div>
      <form
        action="/subscribe"
        method="post"
        data-newsletter="/api/v1/emails"
        data-done="We'll keep you posted!"
        data-invalid="Please enter a valid email address."
        data-failed="There was an error adding your email to the list. Please try again, and contact us if the problem persists."
      >
        <div className={styles.row}>
          <TextInput
            id="newsletter-email"
            label="Email address"
            type="email"
            name="email_address"
            autoComplete="email"
            required
          />
          <Button type="submit" variant="primary">
            Subscribe
          </Button>
        </div>
        <p role="status" className={styles.status} />
      </form>
    </section>
  )
}
