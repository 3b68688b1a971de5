import { limits } from '@recourse/contract/limits'
import { after, minutes } from '../../../platform/clock.ts'
import type { AuthDeps } from '../deps.ts'
import * as store from './step-store.ts'

/** Between two calls of one person: what was asked, sealed, for as long as a sign-in may take. */
export async function beginCeremony(
  { orm, seal, clock }: AuthDeps,
  owner: string,
  kind: store.CeremonyKind,
  secret: string,
): Promise<void> {
  const expires_at = after(clock(), minutes(limits.secondStepMinutes))
  await store.putCeremony(orm, { owner, kind, sealed: seal.seal(secret), expires_at })
}

export async function findCeremony({ orm, seal, clock }: AuthDeps, owner: string, kind: store.CeremonyKind) {
  const sealed = await store.findCeremony(orm, owner, kind, clock())
  return sealed === undefined ? undefined : seal.open(sealed)
}

/** Works once, rightly or not. */
export async function takeCeremony({ orm, seal, clock }: AuthDeps, owner: string, kind: store.CeremonyKind) {
  const sealed = await store.takeCeremony(orm, owner, kind, clock())
  return sealed === undefined ? undefined : seal.open(sealed)
}
