import type { SignedIn } from '@recourse/contract/auth'
import { type SecondStepDemand, type SecondStepMethod, sentences } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import { after, minutes } from '../../../platform/clock.ts'
import type { Orm, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { AuthDeps } from '../deps.ts'
import type { Caller } from '../devices/caller.ts'
import { mayTrust } from '../devices/trust.ts'
import { finishSignIn } from '../finish-sign-in.ts'
import { hashToken, makeToken } from '../one-time-token.ts'
import { findByUid, type Person } from '../store.ts'
import * as stepStore from './step-store.ts'
import * as store from './store.ts'

export const wrongStep = (sentence: string) => new AppError(400, sentence)
const stepExpired = () => new AppError(401, sentences.stepExpired)

export interface OpenStep {
  readonly person: Person
  readonly tokenHash: string
}

export interface Taken {
  readonly step_token: string
  readonly trust_device?: boolean | undefined
}

/** The refusal that a right password gets; what it carries opens the second step and nothing else. */
export async function demandSecondStep(deps: AuthDeps, person: Person): Promise<AppError> {
  const token = makeToken()
  const expires_at = after(deps.clock(), minutes(limits.secondStepMinutes))
  await stepStore.insertStep(deps.orm, {
    token_hash: hashToken(token),
    person_uid: person.uid,
    expires_at,
  })
  const second_step: SecondStepDemand = {
    token,
    methods: await listMethods(deps.orm, person.uid),
    may_trust: mayTrust(deps, person),
  }
  return new AppError(403, sentences.secondStepNeeded, { extra: { second_step } })
}

async function listMethods(db: Orm, personUid: string): Promise<SecondStepMethod[]> {
  const methods: SecondStepMethod[] = []
  if ((await store.listPasskeys(db, personUid)).length > 0) methods.push('passkey')
  if (await store.findAuthenticator(db, personUid)) methods.push('authenticator')
  if ((await store.recoveryCodesLeft(db, personUid))?.left) methods.push('recovery_code')
  return methods
}

export async function requireStep({ orm, clock }: AuthDeps, token: string): Promise<OpenStep> {
  const tokenHash = hashToken(token)
  const step = await stepStore.findStep(orm, tokenHash, clock())
  const person = step && (await findByUid(orm, step.person_uid))
  if (!person || person.disabled_at || step.tries >= limits.secondStepTries) throw stepExpired()
  return { person, tokenHash }
}

/** Checks and signs in, both or neither; every try leaves one less. */
export async function takeStep(
  deps: AuthDeps,
  { person, tokenHash }: OpenStep,
  caller: Caller,
  { trust_device = false }: Taken,
  check: (tx: Tx) => Promise<void>,
): Promise<SignedIn> {
  if (!(await stepStore.countTry(deps.orm, tokenHash, limits.secondStepTries))) throw stepExpired()
  return finishSignIn(deps, person, caller, {
    tookSecondStep: true,
    trust: trust_device && mayTrust(deps, person),
    async before(tx) {
      if (!(await stepStore.consumeStep(tx, tokenHash))) throw stepExpired()
      await check(tx)
    },
  })
}
