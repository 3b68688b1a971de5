import { LettersArt } from '../../../ui/art/letters.tsx'
import { Rules } from '../../../ui/rules.tsx'
import evidence from '../art/evidence.svg'
import technology from '../art/technology.svg'
import { GetHelpButton } from '../get-help-button.tsx'
import styles from './work.module.css'

/** The three things we do. */
export function Work() {
  return (
    <Rules className={styles.work}>
      <div className={styles.columns}>
        <article>
          <LettersArt className={styles.picture} />
          <h2>Denial Support</h2>
          <p>
            A person on our team reads your claim and helps you with the next steps. You get updates by email
            and on your claims page.
          </p>
          <ol className={styles.steps}>
            <li>Tell us what was denied and why.</li>
            <li>Add your letters and bills, if you have them.</li>
            <li>We review your claim and help you appeal.</li>
          </ol>
          <GetHelpButton size="m" />
        </article>
        <div className={styles.side}>
          <article>
            <img className={styles.picture} src={technology} width={240} height={124} alt="" loading="lazy" />
            <h2>Technology</h2>
            <p>
              We build tools that find the coverage rules that fit your case. AI does the reading. People
              check the work and make the calls.
            </p>
          </article>
          <article>
            <img className={styles.picture} src={evidence} width={240} height={124} alt="" loading="lazy" />
            <h2>Evidence Building</h2>
            <p>
              We study denials and appeals, and we publish what we learn. Patterns in the data help the next
              patient win.
            </p>
          </article>
        </div>
      </div>
    </Rules>
  )
}
