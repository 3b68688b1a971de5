import { Link } from 'react-router'
import { organization } from '../../../content/organization.ts'
import styles from './second-step.module.css'

/** For someone who has none of the ways at hand. */
export function GetHelp() {
  return (
    <details className={styles.help}>
      <summary>I have none of these. Get help</summary>
      <ol>
        <li>Look for your recovery codes first. You saved ten of them when you set this up.</li>
        <li>Try another device. A passkey may be on your phone, your tablet or in your password manager.</li>
        <li>
          Still locked out? <Link to="/contact">Write to us</Link> at {organization.email}, from the email
          address of your account. Tell us your username. Please leave out health details and passwords.
        </li>
        <li>
          A person on our team checks that it is really you. Then they take the second step off, and you get
          an email. This can take a few days.
        </li>
      </ol>
    </details>
  )
}
