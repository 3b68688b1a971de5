import type { Access } from '@recourse/contract/endpoint'
import { isOnStaff, type RoleFlags } from '@recourse/contract/roles'
import { notAllowed, notSignedIn } from './app-error.ts'

/** Who is asking. Read afresh from the session on every request, never from the token's own claims. */
export interface Actor extends RoleFlags {
  readonly person_uid: string
  readonly session_uid: string
}

/** The one place where an endpoint's declared access is held against the person who calls it. */
export function requireAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return
  if (!actor) throw notSignedIn()
  const allowed = {
    signed_in: true,
    member: !isOnStaff(actor),
    staff: isOnStaff(actor),
    superuser: actor.is_superuser,
  }[access]
  if (!allowed) throw notAllowed()
}
