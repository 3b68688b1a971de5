import type { Claim } from '@recourse/contract/claims'
import type { ReactNode } from 'react'
import type { Sort } from '../../ui/sort-claims.ts'
import type { OpenRows } from '../../ui/use-open-rows.ts'
import type { Selection } from './use-selection.ts'

/** What happened to a claim, under a heading of this level. */
export type TimelineOf = (claim: Claim, level: 3 | 4) => ReactNode

/** What the table and the cards both show: one set of data, two forms. */
export interface ClaimRowsProps {
  /** In the order of `sort`. */
  claims: readonly Claim[]
  sort: Sort
  onSort: (sort: Sort) => void
  openRows: OpenRows
  /** Left out where nothing can be done to several claims at once. */
  selection?: Selection | undefined
  actionsOf?: ((claim: Claim) => ReactNode) | undefined
  documentsOf?: ((claim: Claim) => ReactNode) | undefined
  timelineOf?: TimelineOf | undefined
}
