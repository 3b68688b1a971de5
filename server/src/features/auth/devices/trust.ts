import { limits } from '@recourse/contract/limits'
import { v7 as uuidv7 } from 'uuid'
import { after, hours } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../deps.ts'
import { hashToken, makeToken } from '../one-time-token.ts'
import { mustHaveSecondStep } from '../second-step/policy.ts'
import type { Person } from '../store.ts'
import { type Caller, cookieLine } from './caller.ts'
import * as store from './store.ts'

const trustHours = limits.trustedDeviceDays * 24

/** Whose role asks for a second step takes it every time. */
export function mayTrust(deps: AuthDeps, person: Person): boolean {
  return !mustHaveSecondStep(deps.staffSecondFactor, person)
}

export async function isTrusted(deps: AuthDeps, person: Person, { cookies }: Caller): Promise<boolean> {
  if (cookies.trust === null || !mayTrust(deps, person)) return false
  return (await store.findTrusted(deps.orm, person.uid, hashToken(cookies.trust), deps.clock())) !== undefined
}

/** A cookie of its own: nobody who knew an earlier one of this browser can use it. Answers with its line. */
export async function trustDevice(
  { clock, publicUrl }: AuthDeps,
  tx: Tx,
  personUid: string,
  { device }: Caller,
): Promise<string> {
  const token = makeToken()
  const now = clock()
  await store.insertTrusted(tx, {
    uid: uuidv7(),
    person_uid: personUid,
    token_hash: hashToken(token),
    name: device.name,
    created_at: now,
    trusted_until: after(now, hours(trustHours)),
  })
  return cookieLine('trust', token, { maxAgeSeconds: trustHours * 60 * 60, publicUrl })
}
