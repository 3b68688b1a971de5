import { IconMail } from '@tabler/icons-react'
import { Link } from 'react-router'
import { organization } from '../content/organization.ts'
import { publicMeta } from '../content/page-meta.ts'
import envelope from '../features/site/art/envelope.svg'
import { Band } from '../features/site/band.tsx'
import { MailLink } from '../features/site/mail-link.tsx'
import { PageOpening } from '../features/site/page-opening.tsx'
import { PageColumn } from '../layout/page-column.tsx'
import { Rules } from '../ui/rules.tsx'
import styles from './contact.module.css'

export const handle = { static: true }

export function meta() {
  return publicMeta({
    path: '/contact',
    title: 'Get In Touch',
    description: 'Write to the people behind Recourse. We read every message.',
  })
}

export default function ContactPage() {
  return (
    <>
      <Band tone="newsprint" space="none">
        <PageColumn>
          <PageOpening
            title="Get In Touch"
            lede="A person reads every message. We answer as soon as we can."
            picture={<img src={envelope} width={360} height={300} alt="" className={styles.envelope} />}
          >
            <p className={styles.address}>
              <IconMail aria-hidden="true" />
              <MailLink />
            </p>
          </PageOpening>
        </PageColumn>
      </Band>
      <Band>
        <PageColumn>
          <div className={styles.columns}>
            <Rules title="Need help with a denial?">
              <p>
                Please do not put health details in an email. <Link to="/signup">Make a free account</Link>{' '}
                and tell us there. Only you and our team can read it.
              </p>
              <p>
                Have you sent a claim? <Link to="/claims">Open your claims</Link> and message us from there.
                We will see the whole story at once.
              </p>
            </Rules>
            <Rules title="Write to us about">
              <ul className={styles.topics}>
                <li>A question about Recourse, or a mistake on this site.</li>
                <li>Your data: to see it, to correct it or to have it deleted.</li>
                <li>Working with us, research, or the press.</li>
                <li>A page that is hard to use. We want to fix it.</li>
              </ul>
            </Rules>
          </div>
          <p className={styles.signOff}>
            With care,
            <br />
            <strong>the {organization.name} team</strong>
          </p>
        </PageColumn>
      </Band>
    </>
  )
}
