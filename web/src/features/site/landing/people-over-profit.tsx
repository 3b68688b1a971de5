import { figures } from '../../../content/marketing.ts'
import hundredTall from '../art/hundred-tall.svg'
import hundredWide from '../art/hundred-wide.svg'
import styles from './people-over-profit.module.css'

export function PeopleOverProfit() {
  return (
    <section aria-labelledby="people-over-profit">
      <div className={styles.columns}>
        <div>
          <h2 id="people-over-profit" className={styles.title}>
            People <br />
            Over Profit
          </h2>
          <p className={styles.words}>
            A denial saves an insurer money when nobody answers it. Most people never do. We stand with
            patients, look for justice, and push for a health system that works better.
          </p>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>in denials resolved</dt>
            <dd>{figures.dollarsResolved}</dd>
          </div>
          <div>
            <dt>success rate</dt>
            <dd>{figures.successRate}</dd>
          </div>
        </dl>
      </div>
      <figure className={styles.hundred}>
        <picture>
          <source media="(max-width: 48em)" srcSet={hundredTall} width={588} height={674} />
          <img
            src={hundredWide}
            width={1168}
            height={344}
            loading="lazy"
            alt="One hundred small letters in rows. Only one is circled."
          />
        </picture>
        <figcaption>
          Picture every denial as one of these 100 letters. <strong>Under 1 in 100</strong> is ever appealed.
        </figcaption>
      </figure>
    </section>
  )
}
