import { sentences } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import { minutes } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError, notSignedIn } from '../../platform/http/app-error.ts'
import type { AuthDeps } from './deps.ts'
import { findSession } from './devices/store.ts'
import * as store from './store.ts'

/** The password again: whoever finds an open device must not be able to take the account over. */
export async function provePassword(deps: AuthDeps, actor: Actor, password: string) {
  const { orm, hasher, rateLimits, clock } = deps
  await rateLimits.take('passwords_proved_by_person', actor.person_uid)
  const person = await store.findByUid(orm, actor.person_uid)
  if (!(await hasher.verify(person?.password_hash ?? null, password))) {
    throw new AppError(400, sentences.wrongPassword, { fields: { password: sentences.wrongPassword } })
  }
  await store.updateSession(orm, actor.session_uid, { proved_at: clock() })
  await rateLimits.forget('passwords_proved_by_person', actor.person_uid)
  return { detail: 'Thank you. You can go on.' }
}

/** Throws the 403 that asks for the password, unless it was typed a short while ago. */
export async function requireProof({ clock }: AuthDeps, tx: Tx, actor: Actor): Promise<void> {
  const session = await findSession(tx, actor.person_uid, actor.session_uid)
  if (!session) throw notSignedIn()
  const proved = session.proved_at ?? session.created_at
  if (clock().getTime() - proved.getTime() < minutes(limits.proofMinutes)) return
  throw new AppError(403, sentences.needsPassword, { extra: { needs_password: true } })
}
