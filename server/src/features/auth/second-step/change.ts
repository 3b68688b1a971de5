import type { SecondStep } from '@recourse/contract/second-step'
import type { Tx } from '../../../platform/db/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { AppError, notSignedIn } from '../../../platform/http/app-error.ts'
import type { AuthDeps } from '../deps.ts'
import { deleteTrustedOf, findSession } from '../devices/store.ts'
import { requireProof } from '../proof.ts'
import { type SecondStepChange, secondStepChangedMail } from '../safety-emails.ts'
import { lockPerson, type Person, updatePerson, updateSession } from '../store.ts'
import { mustHaveSecondStep } from './policy.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { showSecondStep } from './show.ts'
import * as store from './store.ts'

/**
 * The person, locked, in a session that may change how they sign in: the password was typed a short while ago, and
 * where there is a second step already, this session has taken it.
 */
export async function requireChanger(deps: AuthDeps, tx: Tx, actor: Actor): Promise<Person> {
  const person = await lockPerson(tx, actor.person_uid)
  const session = await findSession(tx, actor.person_uid, actor.session_uid)
  if (!person || !session) throw notSignedIn()
  if (person.second_step_since !== null && session.second_step_at === null) throw notSignedIn()
  await requireProof(deps, tx, actor)
  return person
}

/** After a new way was stored: with the first one come recovery codes and a session that counts as a full one. */
export async function afterAdding(
  deps: AuthDeps,
  tx: Tx,
  actor: Actor,
  person: Person,
  change: SecondStepChange,
) {
  await deps.mailer.enqueue(tx, secondStepChangedMail(person, change, deps.publicUrl))
  const isFirst = person.second_step_since === null
  const recovery_codes = isFirst ? await begin(deps, tx, actor) : null
  const signed_in = actor.must_enrol ? await replaceSession(deps, tx, actor, person) : null
  return { second_step: await showSecondStep(deps, actor, tx), recovery_codes, signed_in }
}

async function begin(deps: AuthDeps, tx: Tx, actor: Actor): Promise<string[]> {
  const now = deps.clock()
  await updatePerson(tx, actor.person_uid, { second_step_since: now })
  await updateSession(tx, actor.session_uid, { second_step_at: now })
  // They were opened with the password alone.
  await deps.sessions.endOthers(tx, actor)
  return makeRecoveryCodes(deps, tx, actor.person_uid)
}

/** More power, another token: what was known of the old one is worth nothing. */
async function replaceSession(deps: AuthDeps, tx: Tx, actor: Actor, person: Person) {
  const before = await findSession(tx, actor.person_uid, actor.session_uid)
  const device = before && { name: before.device_name, kind: before.device_kind }
  await deps.sessions.end(tx, actor.session_uid)
  return deps.sessions.start(tx, person, { tookSecondStep: true, ...(device && { device }) })
}

/** After a way was removed: without the last one, sign-in asks for the password alone. */
export async function afterRemoving(
  deps: AuthDeps,
  tx: Tx,
  actor: Actor,
  person: Person,
  change: SecondStepChange,
): Promise<SecondStep> {
  const isLast = !(await hasAnyWay(tx, person.uid))
  if (isLast && mustHaveSecondStep(deps.staffSecondFactor, person)) {
    throw new AppError(409, 'Staff must keep a second step. Add another way first, then remove this one.')
  }
  if (isLast) await endSecondStep(tx, person.uid)
  await deps.mailer.enqueue(tx, secondStepChangedMail(person, change, deps.publicUrl))
  return showSecondStep(deps, actor, tx)
}

async function hasAnyWay(tx: Tx, personUid: string): Promise<boolean> {
  if (await store.findAuthenticator(tx, personUid)) return true
  return (await store.listPasskeys(tx, personUid)).length > 0
}

/** From now on the password alone signs in. */
export async function endSecondStep(tx: Tx, personUid: string): Promise<void> {
  await store.deleteRecoveryCodes(tx, personUid)
  await deleteTrustedOf(tx, personUid)
  await updatePerson(tx, personUid, { second_step_since: null })
}
