import type { Claim } from '@recourse/contract/claims'
import type { Actor } from '../../platform/http/actor.ts'
import type { ClaimRow } from './store.ts'
import { type ClaimFiles, toClaim } from './wire.ts'

/** What other features know of a claim; `app.ts` hands it over. */
export interface ShowDeps {
  /** What belongs to each of these claims, with links for this viewer. */
  filesOfClaims(actor: Actor, claimUids: readonly string[]): Promise<(claimUid: string) => ClaimFiles>
  /** How many messages of each of these claims this viewer has not seen. */
  unreadOfClaims(
    actor: Actor,
    shown: readonly { uid: string; person_uid: string }[],
  ): Promise<(claimUid: string) => number>
}

/** As the contract promises them, with links for this viewer, who may see them. */
export async function showClaims(
  { filesOfClaims, unreadOfClaims }: ShowDeps,
  actor: Actor,
  rows: readonly ClaimRow[],
): Promise<Claim[]> {
  const uids = rows.map(({ uid }) => uid)
  const [filesOf, unreadOf] = await Promise.all([filesOfClaims(actor, uids), unreadOfClaims(actor, rows)])
  return rows.map((row) => toClaim(row, filesOf(row.uid), unreadOf(row.uid)))
}
