import { type Claim, shownStatus } from '@recourse/contract/claims'
import { useId } from 'react'
import { classes } from '../../ui/classes.ts'
import { Day } from '../../ui/day.tsx'
import { ExpandButton } from '../../ui/expand-button.tsx'
import { shortId } from '../../ui/short-id.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UnreadTag } from '../../ui/unread-tag.tsx'
import { useIsOpen } from '../../ui/use-open-rows.ts'
import styles from './claim-cards.module.css'
import { ClaimDetails } from './claim-details.tsx'
import type { ClaimRowsProps } from './claim-rows.ts'
import { SelectAll, SelectClaim } from './select-claim.tsx'
import { SortSelect } from './sort-select.tsx'

/** The same claims where a table would have to scroll sideways. */
export function ClaimCards(props: ClaimRowsProps) {
  const { claims, sort, onSort, selection } = props
  return (
    <>
      <div className={styles.tools}>
        {selection && <SelectAll selection={selection} />}
        <SortSelect sort={sort} onSort={onSort} />
      </div>
      <ul aria-label="Your claims" className={styles.list}>
        {claims.map((claim) => (
          <li key={claim.uid}>
            <ClaimCard claim={claim} {...props} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ClaimCard({
  claim,
  selection,
  openRows,
  actionsOf,
  documentsOf,
  timelineOf,
}: Omit<ClaimRowsProps, 'claims'> & { claim: Claim }) {
  const headingId = useId()
  const detailsId = useId()
  const isOpen = useIsOpen(openRows, claim.uid)
  return (
    <article
      aria-labelledby={headingId}
      className={classes(styles.card, selection?.uids.has(claim.uid) && styles.selected)}
    >
      <div className={classes(styles.row, selection && styles.selectable)}>
        {selection && <SelectClaim claim={claim} selection={selection} />}
        <div>
          <h2 id={headingId} className={styles.subject}>
            {claim.subject}
          </h2>
          <p className={styles.badges}>
            <StatusBadge status={shownStatus(claim)} />
            <UnreadTag unread={claim.unread} />
          </p>
          <p className={styles.meta}>
            Submission Date <Day value={claim.creation_date} />
          </p>
          <p className={styles.meta}>
            Claim ID <span className={styles.id}>{shortId(claim.uid)}</span>
          </p>
        </div>
        <ExpandButton
          subject={claim.subject}
          isOpen={isOpen}
          controls={detailsId}
          onClick={() => openRows.toggle(claim.uid)}
        />
      </div>
      {isOpen && (
        <div id={detailsId}>
          <ClaimDetails
            claim={claim}
            level={3}
            actions={actionsOf?.(claim)}
            documents={documentsOf?.(claim)}
            timeline={timelineOf?.(claim, 4)}
          />
        </div>
      )}
    </article>
  )
}
