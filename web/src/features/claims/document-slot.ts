import type { Claim } from '@recourse/contract/claims'
import type { Document } from '@recourse/contract/documents'
import type { ReactNode } from 'react'

/** How old the links to documents are, and how to get new ones. */
export interface Links {
  /** Milliseconds since 1970. */
  readonly loadedAt: number
  readonly renew: () => Promise<readonly Document[]>
}

export type DocumentsOf = (claim: Claim, links: Links) => ReactNode
