import type { ChecklistItem } from '@recourse/guide/letters/checklist-item'
import { Alert } from '../../../ui/alert.tsx'
import styles from './missing-list.module.css'

export interface MissingListProps {
  items: readonly ChecklistItem[]
  missing: readonly ChecklistItem[]
  hasLooked: boolean
}

export function MissingList({ missing, hasLooked }: MissingListProps) {
  if (!hasLooked) {
    return (
      <section aria-labelledby="to-ask">
        <h2 id="to-ask">What to ask for</h2>
        <p className={styles.lede}>Tick what you find first. What you do not find becomes a letter here.</p>
      </section>
    )
  }
  if (missing.length === 0) {
    return (
      <Alert kind="success" title="Your letter has it all">
        <p>Now find out how long you have.</p>
      </Alert>
    )
  }
  return (
    <section aria-labelledby="to-ask">
      <h2 id="to-ask">
        {missing.length === 1 ? 'Ask for this one thing' : `Ask for these ${missing.length} things`}
      </h2>
      <p className={styles.lede}>The law says the letter must tell you.</p>
      <ol className={styles.list}>
        {missing.map(({ id, request, if_missing, citation }) => (
          <li key={id}>
            <div>
              <strong>{request}</strong>
              {if_missing && <p>{if_missing}</p>}
              <p className={styles.cite}>{citation}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
