import { eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { coverages } from '../../schema/coverage.ts'
import * as store from './store.ts'

/** Which coverages a person may see and change: their own, whoever they are. Every list and look-up goes through it. */
export function ownedBy(actor: Actor): SQL {
  return eq(coverages.person_uid, actor.person_uid)
}

/** Nothing, or the same answer for a coverage that is absent and one that is another's. */
export async function requireOwnCoverage(tx: Tx, actor: Actor, uid: string): Promise<void> {
  const own = await store.listCoverages(tx, ownedBy(actor))
  if (!own.some((coverage) => coverage.uid === uid)) throw notFound()
}
