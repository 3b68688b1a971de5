import { fundingLedger } from '../../../content/marketing.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './independence.module.css'

/** Who pays for this: the financial independence statement. */
export function Independence() {
  return (
    <section aria-labelledby="independence" className={styles.columns}>
      <div>
        <h2 id="independence" className={styles.title}>
          We answer to patients, not investors
        </h2>
        <p className={styles.words}>
          Recourse is a nonprofit. We take no venture capital, so nobody profits from how your claim turns
          out. Gifts, grants and partners keep the lights on.
        </p>
        <ButtonLink to="/support">Support Our Work</ButtonLink>
      </div>
      <dl className={styles.ledger}>
        {fundingLedger.map(({ item, entry }) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>{entry}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
