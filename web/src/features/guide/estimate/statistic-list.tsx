import { needsCaution } from '@recourse/guide/evidence'
import { guideTexts } from '@recourse/guide/guide-texts'
import type { Source } from '@recourse/guide/source'
import type { Statistic } from '@recourse/guide/statistic'
import styles from './estimate.module.css'

export interface StatisticListProps {
  statistics: readonly Statistic[]
  requireSource: (id: string) => Source
}

export function StatisticList({ statistics, requireSource }: StatisticListProps) {
  return (
    <>
      <h3 className={styles.measured}>What was measured</h3>
      <ul className={styles.list}>
        {statistics.map(({ id, text, year, scope, publisher, evidence }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <p className={styles.scope}>
              {scope}, {year}. {publisher}.{' '}
              {evidence.sources.map(requireSource).map(({ title, url }) =>
                url ? (
                  <a key={title} href={url} target="_blank" rel="noopener noreferrer">
                    {title}
                    <span className="visually-hidden"> (opens in a new window)</span>
                  </a>
                ) : (
                  <span key={title}>{title}</span>
                ),
              )}
              {needsCaution(evidence) && <strong> {guideTexts.caution}</strong>}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
