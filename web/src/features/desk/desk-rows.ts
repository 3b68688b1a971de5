import type { DeskClaim } from '@recourse/contract/desk'
import type { Sort } from '../../ui/sort-claims.ts'
import type { OpenRows } from '../../ui/use-open-rows.ts'
import type { Slots } from './slots.ts'

/** What the table and the cards both show: one set of data, two forms. */
export interface DeskRowsProps {
  claims: readonly DeskClaim[]
  /** Left out while the claims stand in the order that the server gave them. */
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  openRows: OpenRows
  slots: Slots
}

export function claimantLine({ user, region }: Pick<DeskClaim, 'user' | 'region'>): string {
  const name = `${user.first_name} ${user.last_name}`.trim()
  return [name, region?.name].filter(Boolean).join(', ')
}
