import type { SignedIn, signIn as signInEndpoint } from '@recourse/contract/auth'
import type { BodyOf } from '@recourse/contract/endpoint'
import { sentences } from '@recourse/contract/errors'
import { AppError } from '../../platform/http/app-error.ts'
import type { AuthDeps } from './deps.ts'
import type { Caller } from './devices/caller.ts'
import { triesKey } from './devices/recognise.ts'
import { isTrusted } from './devices/trust.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { demandSecondStep } from './second-step/sign-in-step.ts'
import * as store from './store.ts'

export async function signIn(
  deps: AuthDeps,
  { username, password }: BodyOf<typeof signInEndpoint>,
  caller: Caller,
): Promise<SignedIn> {
  const { orm, hasher, rateLimits, clock } = deps
  await rateLimits.take('sign_in_by_address', caller.address)
  const countedBy = await triesKey(deps, username, caller)
  await rateLimits.check('sign_in_failed_by_account', countedBy)

  const person = await store.findByUsername(orm, username)
  const right = await hasher.verify(person?.password_hash ?? null, password)
  // One whose time to change their mind is over is gone, even if the job that erases it has yet to come.
  const isGone = person?.delete_after && person.delete_after <= clock()
  if (!person || !right || isGone) {
    await rateLimits.take('sign_in_failed_by_account', countedBy)
    throw new AppError(400, sentences.wrongCredentials)
  }
  // What is wrong with the account is said only to someone who knows its password.
  if (person.disabled_at) throw new AppError(403, sentences.accountDisabled)
  if (!person.verified_at) throw new AppError(403, sentences.needsVerification)
  await rateLimits.forget('sign_in_failed_by_account', countedBy)

  const asksSecondStep = person.second_step_since !== null
  if (asksSecondStep && !(await isTrusted(deps, person, caller))) throw await demandSecondStep(deps, person)
  return finishSignIn(deps, person, caller, { tookSecondStep: asksSecondStep })
}
