import { missingItems, noChecklistText } from '@recourse/guide/letters/checklist'
import type { ChecklistItem } from '@recourse/guide/letters/checklist-item'
import type { DocumentRequest } from '@recourse/guide/letters/document-request'
import { useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Caution } from '../caution.tsx'
import { Checklist } from './checklist.tsx'
import { DocumentChoices } from './document-choices.tsx'
import styles from './letter-check.module.css'
import { MissingList } from './missing-list.tsx'
import { RequestLetterPaper } from './request-letter-paper.tsx'

export interface LetterCheckProps {
  items: readonly ChecklistItem[]
  documents: readonly DocumentRequest[]
  deadlineHref: string
}

function withOrWithout(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** What is ticked stays in this page; nothing is saved or sent. */
export function LetterCheck({ items, documents, deadlineHref }: LetterCheckProps) {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  // Before the first tick nobody has looked yet, so nothing is missing.
  const hasLooked = found.size > 0
  const missing = hasLooked ? missingItems(items, found) : []
  const wantedDocuments = documents.filter(({ id }) => wanted.has(id))
  const hasLetter = items.length === 0 || missing.length > 0 || wantedDocuments.length > 0
  const deadlineLink = <Link to={deadlineHref}>When is my deadline?</Link>
  return (
    <div className={styles.grid}>
      <div className={styles.lists}>
        {items.length > 0 ? (
          <Checklist
            items={items}
            found={found}
            hasLooked={hasLooked}
            onTick={(id) => setFound(withOrWithout(found, id))}
          />
        ) : (
          <Alert kind="info">
            <p>{noChecklistText}</p>
          </Alert>
        )}
        {documents.length > 0 && (
          <DocumentChoices
            documents={documents}
            wanted={wanted}
            onTick={(id) => setWanted(withOrWithout(wanted, id))}
          />
        )}
      </div>
      <div className={styles.result} id="letter-result">
        {items.length > 0 && <MissingList items={items} missing={missing} hasLooked={hasLooked} />}
        <Caution title="Asking does not stop the clock.">
          Your appeal date stays the same. {deadlineLink}
        </Caution>
        {hasLetter && <RequestLetterPaper missing={missing} documents={wantedDocuments} />}
      </div>
    </div>
  )
}
