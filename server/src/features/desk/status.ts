import type { setClaimStatus } from '@recourse/contract/desk'
import type { BodyOf } from '@recourse/contract/endpoint'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller, DeskDeps } from './deps.ts'
import { showById } from './show.ts'
import { tellClaimant } from './status-mail.ts'

export async function setStatus(
  deps: DeskDeps,
  { actor, address }: Caller,
  { claim_uid, status, from }: BodyOf<typeof setClaimStatus>,
) {
  const id = await deps.orm.transaction(async (tx) => {
    const { claim, changedFrom } = await deps.claims.changeStatus(tx, actor, { claim_uid, status, from })
    if (changedFrom !== null) {
      await recordAudit(tx, {
        actor_uid: actor.person_uid,
        action: 'status_changed',
        subject_uids: [claim_uid],
        address,
        details: { from: changedFrom, to: status },
      })
      await tellClaimant(deps, tx, claim_uid)
    }
    return claim.id
  })
  return showById(deps, actor, id)
}
