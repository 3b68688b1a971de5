import { createHash } from 'node:crypto'
import type { editProfile as editProfileEndpoint, Profile } from '@recourse/contract/account'
import type { BodyOf } from '@recourse/contract/endpoint'
import { regionNames } from '@recourse/contract/regions'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './store.ts'

export interface AccountDeps {
  readonly orm: Orm
  /** Handed over by app.ts from the sign-in feature, which owns email addresses. */
  startEmailChange(tx: Tx, actor: Actor, email: string): Promise<void>
}

export async function requireProfile({ orm }: { orm: Orm | Tx }, actor: Actor): Promise<Profile> {
  const profile = await store.findProfile(orm, actor.person_uid)
  if (!profile) throw notFound()
  return profile
}

export async function editProfile(
  { orm, startEmailChange }: AccountDeps,
  actor: Actor,
  { email, region_name, ...rest }: BodyOf<typeof editProfileEndpoint>,
): Promise<Profile> {
  return orm.transaction(async (tx) => {
    const before = await requireProfile({ orm: tx }, actor)
    await store.updateProfile(tx, actor.person_uid, { ...rest, region: region_name })
    if (email !== undefined && email.toLowerCase() !== before.email.toLowerCase()) {
      await startEmailChange(tx, actor, email)
    } else if (email !== undefined && before.pending_email !== null) {
      // Saving the old address again is how a person takes a change back.
      await store.updateProfile(tx, actor.person_uid, { ...rest, region: region_name, pending_email: null })
    }
    return requireProfile({ orm: tx }, actor)
  })
}

/** Regions are part of the product, not of the database; their ids are made from their names and never change. */
export const regions = regionNames.map((name) => ({ uid: uidOf(name), name }))

function uidOf(name: string): string {
  const hex = createHash('sha256').update(`recourse region ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
