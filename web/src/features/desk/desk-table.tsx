import type { DeskClaim } from '@recourse/contract/desk'
import { useId } from 'react'
import { Day } from '../../ui/day.tsx'
import { ExpandButton } from '../../ui/expand-button.tsx'
import { shortId } from '../../ui/short-id.ts'
import { SortHead } from '../../ui/sort-head.tsx'
import { UnreadTag } from '../../ui/unread-tag.tsx'
import { useIsOpen } from '../../ui/use-open-rows.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import { DeskDetails } from './desk-details.tsx'
import { claimantLine, type DeskRowsProps } from './desk-rows.ts'
import styles from './desk-table.module.css'
import { StatusSelect } from './status-select.tsx'
import { UnansweredMark } from './unanswered.tsx'
import { UrgentMark } from './urgency.tsx'
import { Waiting } from './waiting.tsx'

const columns = 6

export function DeskTable(props: DeskRowsProps) {
  const { claims, sort, onSort } = props
  const order = { sort, onSort }
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">All claims</caption>
      <thead>
        <tr>
          <td className={styles.expand} />
          <SortHead column="subject" label="Subject" {...order} />
          <SortHead column="status" label="Status" {...order} />
          <th scope="col">Assigned to</th>
          <SortHead column="creation_date" label="Submission Date" {...order} />
          <SortHead column="uid" label="Claim ID" {...order} />
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <DeskRow key={claim.uid} claim={claim} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function DeskRow({ claim, openRows, slots }: DeskRowsProps & { claim: DeskClaim }) {
  const detailsId = useId()
  const isOpen = useIsOpen(openRows, claim.uid)
  return (
    <>
      <tr>
        <td className={styles.expand}>
          <ExpandButton
            subject={claim.subject}
            isOpen={isOpen}
            controls={detailsId}
            onClick={() => openRows.toggle(claim.uid)}
          />
        </td>
        <th scope="row" className={styles.subject}>
          {claim.subject}
          <span className={styles.meta}>
            {claimantLine(claim)} {claim.urgent && <UrgentMark />}
            <UnreadTag unread={claim.unread} />
            <UnansweredMark claim={claim} />
          </span>
        </th>
        <td className={styles.status}>
          <StatusSelect claim={claim} />
        </td>
        <td className={styles.assignee}>
          <AssigneeSelect claim={claim} />
        </td>
        <td className={styles.date}>
          <Day value={claim.creation_date} />
          <Waiting since={claim.waiting_since} className={styles.meta} />
        </td>
        <td className={styles.id}>{shortId(claim.uid)}</td>
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <td colSpan={columns} className={styles.details}>
            <DeskDetails claim={claim} level={2} slots={slots} />
          </td>
        </tr>
      )}
    </>
  )
}
