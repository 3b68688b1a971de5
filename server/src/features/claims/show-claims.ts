import type { Claim } from '@recourse/contract/claims'
import type { Actor } from '../../platform/http/actor.ts'
import type { ClaimFile } from '../../platform/uploads/file-records.ts'
import type { ShownRow } from './list-store.ts'
import { type ClaimFiles, toClaim } from './wire.ts'

/** What other features know of a claim; `app.ts` hands it over. */
export interface ShowDeps {
  /** What belongs to a claim, with links for this viewer. */
  showFiles(actor: Actor, files: readonly ClaimFile[] | null): ClaimFiles
}

/** As the contract promises it, with links for this viewer, who may see it. */
export function showClaim({ showFiles }: ShowDeps, actor: Actor, row: ShownRow): Claim {
  return toClaim(row, showFiles(actor, row.files), row.unread ?? 0)
}
