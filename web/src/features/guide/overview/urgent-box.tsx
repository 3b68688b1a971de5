import { clockLength } from '@recourse/guide/deadlines/answer-clock'
import type { PlanEntry } from '@recourse/guide/plan-entry'
import { Explained } from '../explained.tsx'
import { SourceNote } from '../source-note.tsx'
import styles from './urgent-box.module.css'

/** How fast the first answer must come when waiting could harm. */
function urgentAnswer(entry: PlanEntry): string | null {
  for (const { decision } of entry.levels) {
    const clock = decision.find((candidate) => candidate.case === 'urgent')
    if (clock) return clockLength(clock)
  }
  return null
}

export function UrgentBox({ entry }: { entry: PlanEntry }) {
  const { urgent } = entry
  if (!urgent.available) return null
  const length = urgentAnswer(entry)
  return (
    <div className={styles.box}>
      {length && <strong className={styles.length}>{length}</strong>}
      <div>
        <p>
          <strong>Is it urgent?</strong> Ask for an <Explained text="expedited" /> appeal.{' '}
          {length && 'They must answer that fast. '}
          {urgent.test}
        </p>
        <SourceNote
          citation={urgent.citation}
          checked={urgent.evidence.checked}
          confidence={urgent.evidence.confidence}
        />
      </div>
    </div>
  )
}
