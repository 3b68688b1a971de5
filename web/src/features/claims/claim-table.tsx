import { type Claim, shownStatus } from '@recourse/contract/claims'
import { useId } from 'react'
import { classes } from '../../ui/classes.ts'
import { Day } from '../../ui/day.tsx'
import { ExpandButton } from '../../ui/expand-button.tsx'
import { shortId } from '../../ui/short-id.ts'
import { sortColumns } from '../../ui/sort-claims.ts'
import { SortHead } from '../../ui/sort-head.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UnreadTag } from '../../ui/unread-tag.tsx'
import { useIsOpen } from '../../ui/use-open-rows.ts'
import { ClaimDetails } from './claim-details.tsx'
import type { ClaimRowsProps } from './claim-rows.ts'
import styles from './claim-table.module.css'
import { SelectAll, SelectClaim } from './select-claim.tsx'

export function ClaimTable(props: ClaimRowsProps) {
  const { claims, sort, onSort, selection } = props
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Your claims</caption>
      <thead>
        <tr>
          {selection && (
            <td className={styles.box}>
              <SelectAll selection={selection} hideLabel />
            </td>
          )}
          <td className={styles.expand} />
          {sortColumns.map(({ column, label }) => (
            <SortHead key={column} column={column} label={label} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <ClaimRow key={claim.uid} claim={claim} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function ClaimRow({
  claim,
  selection,
  openRows,
  actionsOf,
  documentsOf,
  timelineOf,
}: Omit<ClaimRowsProps, 'claims'> & { claim: Claim }) {
  const detailsId = useId()
  const isOpen = useIsOpen(openRows, claim.uid)
  const columns = sortColumns.length + (selection ? 2 : 1)
  return (
    <>
      <tr className={classes(selection?.uids.has(claim.uid) && styles.selected)}>
        {selection && (
          <td className={styles.box}>
            <SelectClaim claim={claim} selection={selection} />
          </td>
        )}
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
          <UnreadTag unread={claim.unread} />
        </th>
        <td>
          <StatusBadge status={shownStatus(claim)} />
        </td>
        <td className={styles.date}>
          <Day value={claim.creation_date} />
        </td>
        <td className={styles.id}>{shortId(claim.uid)}</td>
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <td colSpan={columns} className={styles.details}>
            <ClaimDetails
              claim={claim}
              level={2}
              actions={actionsOf?.(claim)}
              documents={documentsOf?.(claim)}
              timeline={timelineOf?.(claim, 3)}
            />
          </td>
        </tr>
      )}
    </>
  )
}
