import type { Access } from '@recourse/contract/endpoint'
import { isOnStaff, type RoleFlags } from '@recourse/contract/roles'
import { mustEnrol, notAllowed, notSignedIn } from './app-error.ts'

/** Who is asking. Read afresh from the session on every request, never from the token's own claims. */
export interface Actor extends RoleFlags {
  readonly person_uid: string
  readonly session_uid: string
  /** The role asks for a second step, and this session has neither taken nor set one up. */
  readonly must_enrol: boolean
}

/** The one place where an endpoint's declared access is held against the person who calls it. */
export function requireAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return
  if (!actor) throw notSignedIn()
  if (access === 'enrolling') return
  if (actor.must_enrol) throw mustEnrol()
  const allowed = {
    signed_in: true,
    member: !isOnStaff(actor),
    staff: isOnStaff(actor),
    superuser: actor.is_superuser,
  }[access]
  if (!allowed) throw notAllowed()
}
