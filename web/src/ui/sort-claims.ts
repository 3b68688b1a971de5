import { type Claim, shownStatus } from '@recourse/contract/claims'

export type SortColumn = 'subject' | 'status' | 'creation_date' | 'uid'
export type SortDirection = 'ascending' | 'descending'

export interface Sort {
  readonly column: SortColumn
  readonly direction: SortDirection
}

export const defaultSort: Sort = { column: 'subject', direction: 'ascending' }

export const sortColumns: readonly { readonly column: SortColumn; readonly label: string }[] = [
  { column: 'subject', label: 'Subject' },
  { column: 'status', label: 'Status' },
  { column: 'creation_date', label: 'Submission Date' },
  { column: 'uid', label: 'Claim ID' },
]

const sortKeys: Readonly<Record<SortColumn, (claim: Claim) => string>> = {
  subject: ({ subject }) => subject,
  status: shownStatus,
  creation_date: ({ creation_date }) => new Date(creation_date).toISOString(),
  uid: ({ uid }) => uid,
}

const collator = new Intl.Collator('en-US', { sensitivity: 'base' })

/** Equal rows keep the server's order, newest first, in both directions. */
export function sortClaims<C extends Claim>(claims: readonly C[], { column, direction }: Sort): C[] {
  const key = sortKeys[column]
  const sign = direction === 'ascending' ? 1 : -1
  return [...claims].sort((one, other) => sign * collator.compare(key(one), key(other)))
}

/** Another column starts ascending; the same one turns round. */
export function nextSort(current: Sort | undefined, column: SortColumn): Sort {
  const isTurned = current?.column === column && current.direction === 'ascending'
  return { column, direction: isTurned ? 'descending' : 'ascending' }
}

export function describeSort({ column, direction }: Sort): string {
  const label = sortColumns.find((known) => known.column === column)?.label ?? ''
  return `${label}, ${direction}`
}
