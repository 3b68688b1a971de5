import type { ClaimStatus } from '@recourse/contract/claim-options'
import { v7 as newUid } from 'uuid'
import type { Tx } from '../../platform/db/database.ts'
import type { Bus } from '../../platform/realtime/bus.ts'
import { claim_history } from '../../schema/history.ts'

/** On the bus: a claim has changed, look again. */
export const claimChanged = 'claim_changed'
export interface ClaimChanged {
  readonly claim_uid: string
  readonly updated_at: string
}

export type Happening =
  | { readonly kind: 'submitted' | 'resolved' | 'reopened' }
  | { readonly kind: 'status_changed'; readonly from_status: ClaimStatus; readonly to_status: ClaimStatus }
  | { readonly kind: 'assigned'; readonly assignee_uid: string | null }

/** Keeps what happened to these claims, and tells whoever looks at them once it is committed. */
export async function recordHistory(
  bus: Bus,
  tx: Tx,
  { claim_uids, actor_uid, at }: { claim_uids: readonly string[]; actor_uid: string; at: Date },
  happening: Happening,
): Promise<void> {
  if (claim_uids.length === 0) return
  await tx
    .insert(claim_history)
    .values(claim_uids.map((claim_uid) => ({ uid: newUid(), claim_uid, actor_uid, at, ...happening })))
  for (const claim_uid of claim_uids) {
    const change: ClaimChanged = { claim_uid, updated_at: at.toISOString() }
    await bus.publish(claimChanged, change, tx)
  }
}
