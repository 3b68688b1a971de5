import type { ChecklistItem } from '@recourse/guide/letters/checklist-item'
import { IconAlertTriangle } from '@tabler/icons-react'
import { classes } from '../../../ui/classes.ts'
import { SourceNote } from '../source-note.tsx'
import styles from './checklist.module.css'
import { TickRow } from './tick-row.tsx'

export interface ChecklistProps {
  items: readonly ChecklistItem[]
  found: ReadonlySet<string>
  hasLooked: boolean
  onTick: (id: string) => void
}

export function Checklist({ items, found, hasLooked, onTick }: ChecklistProps) {
  const missing = items.length - found.size
  return (
    <section aria-labelledby="must-say">
      <h2 id="must-say">What your letter must say</h2>
      <p className={styles.lede}>
        Tick a line when you find it in the letter. Nothing you tick is saved or sent.
      </p>
      <ul className={styles.list}>
        {items.map((item) => {
          const isMissing = hasLooked && !found.has(item.id)
          return (
            <li key={item.id} className={classes(isMissing && styles.missing)}>
              <TickRow label={item.item} isTicked={found.has(item.id)} onTick={() => onTick(item.id)}>
                {isMissing && (
                  <span className={styles.mark}>
                    <IconAlertTriangle aria-hidden="true" />
                    Not found
                  </span>
                )}
              </TickRow>
              <div className={styles.source}>
                <SourceNote
                  citation={item.citation}
                  checked={item.evidence.checked}
                  confidence={item.evidence.confidence}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <div className={classes(styles.count, 'on-dark')}>
        <p role="status">
          <strong>
            {found.size} of {items.length}
          </strong>{' '}
          found. {hasLooked && (missing === 0 ? 'Nothing is missing.' : `${missing} to ask for.`)}
        </p>
        {hasLooked && missing > 0 && (
          <a href="#letter-result" className={styles.see}>
            See my letter
          </a>
        )}
      </div>
    </section>
  )
}
