import { type Overview, smallestGroup } from '@recourse/contract/overview'
import { useId } from 'react'
import styles from './overview.module.css'
import { rankGroups } from './rank-groups.ts'

interface RankedProps {
  title: string
  groups: Overview['by_region']
  words?: Readonly<Record<string, string>>
}

/** The largest groups with count and share; the rest together, last and without a bar. */
export function Ranked({ title, groups, words = {} }: RankedProps) {
  const headingId = useId()
  const { shown, others, all } = rankGroups(groups)
  const most = Math.max(1, ...shown.map(({ claims }) => claims))
  const share = (claims: number) => `${Math.round((100 * claims) / Math.max(1, all))}%`
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.rankTitle}>
        {title}
      </h2>
      <ul className={styles.rank}>
        {shown.map(({ value, claims }) => (
          <li key={value ?? ''}>
            <span>{value === null ? 'Not provided' : (words[value] ?? value)}</span>
            <b>
              {claims.toLocaleString('en-US')} <small>{share(claims)}</small>
            </b>
            <Bar share={claims / most} />
          </li>
        ))}
        {others > 0 && (
          <li>
            <span>All others</span>
            <b>
              {others.toLocaleString('en-US')} <small>{share(others)}</small>
            </b>
          </li>
        )}
        {all === 0 && <li>No claims yet.</li>}
      </ul>
      {others > 0 && (
        <p
          className={styles.all}
        >{`Groups with fewer than ${smallestGroup} claims are joined in “All others”.`}</p>
      )}
    </section>
  )
}

/** Decoration: the number stands beside it. */
export function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect width="100" height="4" className={styles.track} />
      <rect width={100 * share} height="4" />
    </svg>
  )
}
