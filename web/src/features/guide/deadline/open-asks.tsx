import type { Ask } from '@recourse/guide/deadlines/road-types'
import { AskFor } from './ask-for.tsx'
import styles from './open-asks.module.css'

export interface OpenAsksProps {
  asks: readonly Ask[]
  /** Whether any date stands above. */
  hasDate: boolean
  onChange: () => void
}

/** What must be known before there is a date, or before the dates can be trusted. */
export function OpenAsks({ asks, hasDate, onChange }: OpenAsksProps) {
  return (
    <div className={styles.asks}>
      {!hasDate && (
        <>
          <h2>No date yet</h2>
          <p>
            The law leaves your time limit to others. Do not wait for it: send your appeal now, and ask for
            the number below.
          </p>
        </>
      )}
      {asks.map((ask) => (
        <AskFor key={ask.id} ask={ask} onChange={onChange} />
      ))}
    </div>
  )
}
