import type { SignedIn } from '@recourse/contract/auth'
import type { BodyOf } from '@recourse/contract/endpoint'
import { sentences } from '@recourse/contract/errors'
import type * as contract from '@recourse/contract/second-step'
import type { AuthDeps } from '../deps.ts'
import type { Caller } from '../devices/caller.ts'
import { triesKey } from '../devices/recognise.ts'
import { recoveryCodeUsedMail } from '../safety-emails.ts'
import { periodOf } from './authenticator-key.ts'
import { beginCeremony, takeCeremony } from './ceremony.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { requireStep, takeStep, wrongStep } from './sign-in-step.ts'
import * as store from './store.ts'
import { checkPasskey, passkeyOptions } from './webauthn.ts'

export async function startPasskeyStep(deps: AuthDeps, stepToken: string) {
  const { person, tokenHash } = await requireStep(deps, stepToken)
  const options = await passkeyOptions(deps.publicUrl, await store.listPasskeys(deps.orm, person.uid))
  await beginCeremony(deps, tokenHash, 'passkey', options.challenge)
  return { options: { ...options } }
}

export async function takePasskeyStep(
  deps: AuthDeps,
  body: BodyOf<typeof contract.takePasskeyStep>,
  caller: Caller,
): Promise<SignedIn> {
  const step = await requireStep(deps, body.step_token)
  // Outside the sign-in's own transaction: a challenge is used up by any answer.
  const challenge = await takeCeremony(deps, step.tokenHash, 'passkey')
  return takeStep(deps, step, caller, body, async (tx) => {
    const passkey = (await store.listPasskeys(tx, step.person.uid)).find(
      ({ credential_id }) => credential_id === body.passkey.id,
    )
    const counter =
      passkey && challenge && (await checkPasskey(deps.publicUrl, body.passkey, challenge, passkey))
    if (!passkey || typeof counter !== 'number') throw wrongStep(sentences.wrongPasskey)
    await store.markPasskeyUsed(tx, passkey.uid, counter, deps.clock())
  })
}

export async function takeCodeStep(
  deps: AuthDeps,
  body: BodyOf<typeof contract.takeCodeStep>,
  caller: Caller,
): Promise<SignedIn> {
  const step = await requireStep(deps, body.step_token)
  const { person } = step
  const countedBy = await triesKey(deps, person.username, caller)
  // Counted first: many tries at once must not be more than many in a row.
  await deps.rateLimits.take('step_codes_failed_by_account', countedBy)
  const signedIn = await takeStep(deps, step, caller, body, async (tx) => {
    const authenticator = await store.findAuthenticator(tx, person.uid)
    const period =
      authenticator && periodOf(deps.seal.open(authenticator.sealed_key), body.code, deps.clock())
    const isFresh = typeof period === 'number' && (await store.consumePeriod(tx, person.uid, period))
    if (!isFresh) throw wrongStep(sentences.wrongStepCode)
  })
  await deps.rateLimits.forget('step_codes_failed_by_account', countedBy)
  return signedIn
}

export async function takeRecoveryStep(
  deps: AuthDeps,
  body: BodyOf<typeof contract.takeRecoveryStep>,
  caller: Caller,
): Promise<SignedIn> {
  const step = await requireStep(deps, body.step_token)
  const { person } = step
  return takeStep(deps, step, caller, body, async (tx) => {
    const isRight = await useRecoveryCode(deps, tx, person.uid, body.recovery_code)
    if (!isRight) throw wrongStep(sentences.wrongRecoveryCode)
    const { left } = (await store.recoveryCodesLeft(tx, person.uid)) ?? { left: 0 }
    await deps.mailer.enqueue(tx, recoveryCodeUsedMail(person, left, deps.publicUrl))
  })
}
