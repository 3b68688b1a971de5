import type { DeskClaim } from '@recourse/contract/desk'
import type { Document } from '@recourse/contract/documents'
import type { ReactNode } from 'react'

/** How old the links to documents are, and how to get new ones. */
export interface Links {
  /** Milliseconds since 1970. */
  readonly loadedAt: number
  readonly renew: () => Promise<readonly Document[]>
}

/** What other features put into an open row. */
export interface Slots {
  readonly actionsOf: (claim: DeskClaim) => ReactNode
  readonly documentsOf: (claim: DeskClaim) => ReactNode
  readonly timelineOf: (claim: DeskClaim, level: 2 | 3) => ReactNode
}

/** What the page hands in; the list adds how old its links are. */
export interface DeskProps extends Omit<Slots, 'documentsOf'> {
  readonly documentsOf: (claim: DeskClaim, links: Links) => ReactNode
  /** The uid of a claim that is open from the start. */
  readonly openAtFirst?: string | undefined
}
