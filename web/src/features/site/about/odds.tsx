import { figures } from '../../../content/marketing.ts'
import styles from './odds.module.css'

/** Why this is worth doing, in two numbers. */
export function Odds() {
  return (
    <section aria-labelledby="odds" className={styles.columns}>
      <div>
        <h2 id="odds" className={styles.title}>
          Most people never answer
        </h2>
        <p className={styles.words}>
          The steps are hard to find and the letters are hard to read. So most people give up, and the “no”
          stands. We think an answer should be easy to give.
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>denials a year in the United States</dt>
          <dd>Over {figures.denialsPerYear}</dd>
        </div>
        <div>
          <dt>of them are appealed</dt>
          <dd>Under {figures.shareAppealed}</dd>
        </div>
      </dl>
    </section>
  )
}
