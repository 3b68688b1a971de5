import {
  type Coverage,
  type CoverageFields,
  coverageSentences,
  coveragesMax,
  findCurrent,
} from '@recourse/contract/coverage'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Links } from '../../platform/uploads/links.ts'
import { ownedBy, requireOwnCoverage } from './access.ts'
import * as store from './store.ts'
import { toCoverages } from './wire.ts'

export interface CoverageDeps {
  readonly orm: Orm
  readonly clock: Clock
  readonly links: Links
}

export async function listCoverages(
  { orm, clock, links }: Omit<CoverageDeps, 'orm'> & { readonly orm: Orm | Tx },
  actor: Actor,
): Promise<Coverage[]> {
  const rows = await store.listCoverages(orm, ownedBy(actor))
  return toCoverages(rows, { now: clock(), linkTo: (fileUid) => links.to(fileUid, actor.person_uid) })
}

export async function requireCurrent(deps: CoverageDeps, actor: Actor): Promise<Coverage> {
  const current = findCurrent(await listCoverages(deps, actor))
  if (!current) throw new AppError(404, coverageSentences.none)
  return current
}

/** The one that was before it needs no change: its end follows from this one's start. */
export async function createCoverage(
  deps: CoverageDeps,
  actor: Actor,
  fields: CoverageFields,
): Promise<Coverage> {
  const uid = uuidv7()
  return deps.orm.transaction(async (tx) => {
    await store.lockPerson(tx, actor.person_uid)
    const earlier = await store.listCoverages(tx, ownedBy(actor))
    if (earlier.length >= coveragesMax) throw new AppError(409, coverageSentences.tooMany)
    await store.insertCoverage(tx, { ...fields, uid, person_uid: actor.person_uid })
    return requireCoverage({ ...deps, orm: tx }, actor, uid)
  })
}

export async function updateCoverage(
  deps: CoverageDeps,
  actor: Actor,
  { uid, ...fields }: CoverageFields & { uid: string },
): Promise<Coverage> {
  const { premium_cost = null, user_cost = null, employer_sponsored = null, ...rest } = fields
  return deps.orm.transaction(async (tx) => {
    await requireOwnCoverage(tx, actor, uid)
    const change = { ...rest, uid, premium_cost, user_cost, employer_sponsored }
    await store.updateCoverage(tx, ownedBy(actor), change)
    return requireCoverage({ ...deps, orm: tx }, actor, uid)
  })
}

export async function requireCoverage(
  deps: Parameters<typeof listCoverages>[0],
  actor: Actor,
  uid: string,
): Promise<Coverage> {
  const found = (await listCoverages(deps, actor)).find((coverage) => coverage.uid === uid)
  if (!found) throw notFound()
  return found
}
