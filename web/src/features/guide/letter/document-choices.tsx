import type { DocumentRequest } from '@recourse/guide/letters/document-request'
import { SourceNote } from '../source-note.tsx'
import styles from './checklist.module.css'
import { TickRow } from './tick-row.tsx'

export interface DocumentChoicesProps {
  documents: readonly DocumentRequest[]
  wanted: ReadonlySet<string>
  onTick: (id: string) => void
}

/** Papers that the plan must hand over when asked. */
export function DocumentChoices({ documents, wanted, onTick }: DocumentChoicesProps) {
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">Papers you can ask for</h2>
      <p className={styles.lede}>
        They must send these when you ask in writing. Tick what you want in your letter.
      </p>
      <ul className={styles.list}>
        {documents.map(({ id, ask_for, free, fee, citation, evidence }) => (
          <li key={id}>
            <TickRow label={ask_for} isTicked={wanted.has(id)} onTick={() => onTick(id)}>
              {free ? 'Free' : (fee ?? 'They may charge for it')}
            </TickRow>
            <div className={styles.source}>
              <SourceNote citation={citation} checked={evidence.checked} confidence={evidence.confidence} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
