import type { DeskClaim } from '@recourse/contract/desk'
import { useId } from 'react'
import { Day } from '../../ui/day.tsx'
import { ExpandButton } from '../../ui/expand-button.tsx'
import { shortId } from '../../ui/short-id.ts'
import { UnreadTag } from '../../ui/unread-tag.tsx'
import { useIsOpen } from '../../ui/use-open-rows.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import styles from './desk-cards.module.css'
import { DeskDetails } from './desk-details.tsx'
import { claimantLine, type DeskRowsProps } from './desk-rows.ts'
import { StatusSelect } from './status-select.tsx'
import { UnansweredMark } from './unanswered.tsx'
import { UrgentMark } from './urgency.tsx'
import { Waiting } from './waiting.tsx'

/** The same claims where a table would have to scroll sideways. */
export function DeskCards(props: DeskRowsProps) {
  return (
    <ul aria-label="All claims" className={styles.list}>
      {props.claims.map((claim) => (
        <li key={claim.uid}>
          <DeskCard claim={claim} {...props} />
        </li>
      ))}
    </ul>
  )
}

function DeskCard({ claim, openRows, slots }: DeskRowsProps & { claim: DeskClaim }) {
  const headingId = useId()
  const detailsId = useId()
  const isOpen = useIsOpen(openRows, claim.uid)
  return (
    <article aria-labelledby={headingId} className={styles.card}>
      <div className={styles.row}>
        <div>
          <h2 id={headingId} className={styles.subject}>
            {claim.subject}
          </h2>
          <p className={styles.meta}>
            {claimantLine(claim)} {claim.urgent && <UrgentMark />}
            <UnreadTag unread={claim.unread} />
            <UnansweredMark claim={claim} />
          </p>
        </div>
        <ExpandButton
          subject={claim.subject}
          isOpen={isOpen}
          controls={detailsId}
          onClick={() => openRows.toggle(claim.uid)}
        />
      </div>
      <div className={styles.controls}>
        <div>
          <StatusSelect claim={claim} />
        </div>
        <AssigneeSelect claim={claim} />
        <p className={styles.meta}>
          <span>
            Submission Date <Day value={claim.creation_date} />
          </span>
          <Waiting since={claim.waiting_since} />
          <span>
            Claim ID <span className={styles.id}>{shortId(claim.uid)}</span>
          </span>
        </p>
      </div>
      {isOpen && (
        <div id={detailsId}>
          <DeskDetails claim={claim} level={3} slots={slots} />
        </div>
      )}
    </article>
  )
}
