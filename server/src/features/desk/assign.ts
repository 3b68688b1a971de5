import type { assignClaim } from '@recourse/contract/desk'
import type { BodyOf } from '@recourse/contract/endpoint'
import { authLevel } from '@recourse/contract/roles'
import { recordAudit } from '../../platform/audit/audit.ts'
import { invalidField } from '../../platform/http/app-error.ts'
import type { Caller, DeskDeps } from './deps.ts'
import { announceToStaff } from './news.ts'
import { showById } from './show.ts'
import * as store from './store.ts'

export async function assign(
  deps: DeskDeps,
  { actor, address }: Caller,
  { claim_uid, assignee_uid: wanted = null }: BodyOf<typeof assignClaim>,
) {
  const assignee_uid = wanted?.toLowerCase() ?? null
  if (assignee_uid !== null && !(await store.findStaffMember(deps.orm, assignee_uid))) {
    throw invalidField('assignee_uid', 'Please choose someone on staff.')
  }
  const id = await deps.orm.transaction(async (tx) => {
    const claim = await deps.claims.lock(tx, actor, claim_uid)
    const before = await store.findDeskFacts(tx, claim_uid)
    if (before?.assignee_uid === assignee_uid) return claim.id
    await store.setAssignee(tx, claim_uid, assignee_uid)
    await deps.claims.recordAssignment(tx, actor, { claim_uid, assignee_uid })
    await recordAudit(tx, {
      actor_uid: actor.person_uid,
      action: 'assigned',
      subject_uids: [claim_uid],
      address,
      details: { assignee_uid, previous_assignee_uid: before?.assignee_uid ?? null },
    })
    // Nobody needs a mail about what they took themselves.
    if (assignee_uid !== null && assignee_uid !== actor.person_uid) {
      await announceToStaff(deps, tx, { claim_uid, recipient: assignee_uid, urgent: before?.urgent ?? false })
    }
    return claim.id
  })
  return showById(deps, actor, id)
}

export async function listAssignable({ orm }: DeskDeps) {
  const staff = await store.listStaff(orm)
  return staff.map((person) => ({ uid: person.uid, name: store.fullName(person), role: authLevel(person) }))
}
