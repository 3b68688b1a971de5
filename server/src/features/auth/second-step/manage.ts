import type { BodyOf } from '@recourse/contract/endpoint'
import { sentences } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import type * as contract from '@recourse/contract/second-step'
import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '../../../platform/http/actor.ts'
import { AppError, notFound } from '../../../platform/http/app-error.ts'
import type { AuthDeps } from '../deps.ts'
import { deleteTrusted } from '../devices/store.ts'
import { secondStepChangedMail } from '../safety-emails.ts'
import { describeKey, makeKey, periodOf } from './authenticator-key.ts'
import { beginCeremony, findCeremony, takeCeremony } from './ceremony.ts'
import { afterAdding, afterRemoving, requireChanger } from './change.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { showSecondStep } from './show.ts'
import * as store from './store.ts'
import { newPasskeyOptions, readNewPasskey } from './webauthn.ts'

const tooManyPasskeys = () =>
  new AppError(409, `You have ${limits.passkeysMax} passkeys. Please remove one you no longer use first.`)

export async function startPasskey(deps: AuthDeps, actor: Actor) {
  const options = await deps.orm.transaction(async (tx) => {
    const person = await requireChanger(deps, tx, actor)
    const existing = await store.listPasskeys(tx, person.uid)
    if (existing.length >= limits.passkeysMax) throw tooManyPasskeys()
    return newPasskeyOptions(deps.publicUrl, person, existing)
  })
  await beginCeremony(deps, actor.session_uid, 'new_passkey', options.challenge)
  return { options: { ...options } }
}

export async function addPasskey(
  deps: AuthDeps,
  actor: Actor,
  { name, passkey }: BodyOf<typeof contract.addPasskey>,
) {
  const challenge = await takeCeremony(deps, actor.session_uid, 'new_passkey')
  const made = challenge && (await readNewPasskey(deps.publicUrl, passkey, challenge))
  if (!made) throw new AppError(400, 'That passkey could not be added. Please try again.')
  return deps.orm.transaction(async (tx) => {
    const person = await requireChanger(deps, tx, actor)
    if ((await store.listPasskeys(tx, person.uid)).length >= limits.passkeysMax) throw tooManyPasskeys()
    await store.insertPasskey(tx, {
      ...made,
      uid: uuidv7(),
      person_uid: person.uid,
      name,
      created_at: deps.clock(),
      last_used_at: null,
    })
    return afterAdding(deps, tx, actor, person, 'passkey_added')
  })
}

export async function removePasskey(deps: AuthDeps, actor: Actor, uid: string) {
  return deps.orm.transaction(async (tx) => {
    const person = await requireChanger(deps, tx, actor)
    if (!(await store.deletePasskey(tx, person.uid, uid))) throw notFound()
    return afterRemoving(deps, tx, actor, person, 'passkey_removed')
  })
}

export async function startAuthenticator(deps: AuthDeps, actor: Actor) {
  const person = await deps.orm.transaction((tx) => requireChanger(deps, tx, actor))
  const key = makeKey()
  await beginCeremony(deps, actor.session_uid, 'new_authenticator', key)
  return describeKey(key, person.username)
}

export async function addAuthenticator(deps: AuthDeps, actor: Actor, code: string) {
  const key = await findCeremony(deps, actor.session_uid, 'new_authenticator')
  const period = key === undefined ? null : periodOf(key, code, deps.clock())
  if (key === undefined || period === null) {
    throw new AppError(400, sentences.wrongStepCode, { fields: { code: sentences.wrongStepCode } })
  }
  const answer = await deps.orm.transaction(async (tx) => {
    const person = await requireChanger(deps, tx, actor)
    await store.putAuthenticator(tx, {
      person_uid: person.uid,
      sealed_key: deps.seal.seal(key),
      last_period: period,
      created_at: deps.clock(),
    })
    return afterAdding(deps, tx, actor, person, 'authenticator_on')
  })
  await takeCeremony(deps, actor.session_uid, 'new_authenticator')
  return answer
}

export async function removeAuthenticator(deps: AuthDeps, actor: Actor) {
  return deps.orm.transaction(async (tx) => {
    const person = await requireChanger(deps, tx, actor)
    if (!(await store.deleteAuthenticator(tx, person.uid))) throw notFound()
    return afterRemoving(deps, tx, actor, person, 'authenticator_off')
  })
}

export async function renewRecoveryCodes(deps: AuthDeps, actor: Actor) {
  return deps.orm.transaction(async (tx) => {
    const person = await requireChanger(deps, tx, actor)
    if (person.second_step_since === null) {
      throw new AppError(409, 'Please add a passkey or an authenticator app first.')
    }
    const recovery_codes = await makeRecoveryCodes(deps, tx, person.uid)
    await deps.mailer.enqueue(tx, secondStepChangedMail(person, 'new_codes', deps.publicUrl))
    return { second_step: await showSecondStep(deps, actor, tx), recovery_codes }
  })
}

export async function forgetTrustedDevice(deps: AuthDeps, actor: Actor, uid: string) {
  await deps.orm.transaction(async (tx) => {
    if (!(await deleteTrusted(tx, actor.person_uid, uid))) throw notFound()
  })
  return showSecondStep(deps, actor)
}
