import type { ClaimStatus } from '@recourse/contract/claim-options'
import { shownStatus } from '@recourse/contract/claims'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Bus } from '../../platform/realtime/bus.ts'
import { claims } from '../../schema/claims.ts'
import { visibleTo } from './access.ts'
import { recordHistory } from './history.ts'
import type { ClaimRow } from './store.ts'

/** The claim, or NOT_FOUND; others who want to change it wait until this transaction ends. */
export async function lockClaim(tx: Tx, actor: Actor, uid: string): Promise<ClaimRow> {
  const [claim] = await tx
    .select()
    .from(claims)
    .where(and(visibleTo(actor), eq(claims.uid, uid)))
    .for('update')
  if (!claim) throw notFound()
  return claim
}

/** Any status may follow any other. `changedFrom` is null where it had that status already. */
export async function changeStatus(
  { bus, clock }: { bus: Bus; clock: Clock },
  tx: Tx,
  actor: Actor,
  { claim_uid, status, from }: { claim_uid: string; status: ClaimStatus; from: ClaimStatus | undefined },
): Promise<{ claim: ClaimRow; changedFrom: ClaimStatus | null }> {
  const claim = await lockClaim(tx, actor, claim_uid)
  if (claim.status === status) return { claim, changedFrom: null }
  const present = shownStatus(claim)
  if (from !== undefined && from !== present) {
    throw new AppError(409, `Someone else has changed this claim meanwhile. Its status is now ${present}.`)
  }
  const at = clock()
  await tx.update(claims).set({ status, updated_at: at }).where(eq(claims.id, claim.id))
  await recordHistory(
    bus,
    tx,
    { claim_uids: [claim_uid], actor_uid: actor.person_uid, at },
    { kind: 'status_changed', from_status: claim.status, to_status: status },
  )
  return { claim, changedFrom: claim.status }
}
