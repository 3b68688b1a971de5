import { limits } from '@recourse/contract/limits'
import type { DataFile } from '@recourse/contract/my-data'
import { v7 as newUid } from 'uuid'
import { after, type Clock, hours } from '../../platform/clock.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Links } from '../../platform/uploads/links.ts'
import { removeStoredLater } from '../../platform/uploads/remove-stored.ts'
import { archive } from './archive.ts'
import { collect } from './collect.ts'
import { dataFileReadyMail } from './emails.ts'
import { readEverything } from './gather-store.ts'
import * as store from './store.ts'

export interface MyDataDeps {
  readonly orm: Orm
  readonly files: Files
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly links: Links
  readonly clock: Clock
  readonly publicUrl: string
}

export const makeDataFileJob = defineJob<{ person_uid: string; uid: string }>('make_data_file', {
  retryLimit: 2,
  retryDelay: 20,
  retryBackoff: true,
  expireInSeconds: 30 * 60,
  concurrency: 1,
})

const lifetime = hours(limits.dataFileHours)

export async function showDataFile({ orm, clock, links }: MyDataDeps, actor: Actor): Promise<DataFile> {
  const row = await store.findDataFile(orm, actor.person_uid)
  if (!row) return { state: 'none', made_at: null, size: null, expires_at: null, url: null, next_at: null }
  const now = clock()
  const state = row.state === 'ready' && row.expires_at && row.expires_at <= now ? 'expired' : row.state
  const next = nextAfter(row)
  return {
    state,
    made_at: row.made_at?.toISOString() ?? null,
    size: state === 'ready' ? row.size : null,
    expires_at: row.expires_at?.toISOString() ?? null,
    url: state === 'ready' ? links.to(row.uid, actor.person_uid, '/data_files') : null,
    next_at: next > now ? next.toISOString() : null,
  }
}

/** A file that could not be made may be asked for again at once. */
function nextAfter({ state, requested_at }: store.DataFileRow): Date {
  return state === 'failed' ? requested_at : after(requested_at, lifetime)
}

export async function askForDataFile(deps: MyDataDeps, actor: Actor): Promise<DataFile> {
  const { orm, jobs, clock } = deps
  const { person_uid } = actor
  await orm.transaction(async (tx) => {
    await store.lockPerson(tx, person_uid)
    const now = clock()
    const before = await store.findDataFile(tx, person_uid)
    if (before && nextAfter(before) > now) throw new AppError(409, 'You can make a new file once a day.')
    if (before?.storage_key) await removeStoredLater(jobs, tx, [before.storage_key])
    const uid = newUid()
    await store.putDataFile(tx, { person_uid, uid, state: 'preparing', requested_at: now })
    await jobs.enqueue(tx, makeDataFileJob, { person_uid, uid })
  })
  return showDataFile(deps, actor)
}

/** Everything of one moment, sealed like every other file, and a mail that it is there. */
export async function makeDataFile(
  { orm, files, mailer, clock, publicUrl }: MyDataDeps,
  { person_uid, uid }: { person_uid: string; uid: string },
): Promise<void> {
  const all = await orm.transaction((tx) => readEverything(tx, person_uid), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  if (!all) return
  const made_at = clock()
  const { data, papers } = collect(all, made_at)
  const staged = await files.stage(archive(files, data, papers), Number.POSITIVE_INFINITY)
  const { size, sha256 } = staged
  const storage_key = await files.keep(staged)
  const isWanted = await orm.transaction(async (tx) => {
    const expires_at = after(made_at, lifetime)
    const ready = { state: 'ready', made_at, expires_at, storage_key, size, sha256 } as const
    const updated = await store.updateDataFile(tx, uid, ready)
    const owner = updated ? await store.findOwner(tx, person_uid) : undefined
    if (owner) await mailer.enqueue(tx, dataFileReadyMail(owner, publicUrl))
    return updated
  })
  if (!isWanted) await files.remove(storage_key)
}

export async function giveUpDataFile({ orm }: MyDataDeps, uid: string): Promise<void> {
  await store.updateDataFile(orm, uid, { state: 'failed' })
}

/** Files past their time go for good. */
export async function removeExpiredDataFiles({
  orm,
  jobs,
  clock,
}: Pick<MyDataDeps, 'orm' | 'jobs' | 'clock'>): Promise<void> {
  await orm.transaction(async (tx) => {
    const keys = await store.expireDataFiles(tx, clock())
    await removeStoredLater(jobs, tx, keys)
  })
}
