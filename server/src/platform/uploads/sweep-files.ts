import { type Clock, hours } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import type { Log } from '../log.ts'
import { knownStorageKeys } from './stored-objects.ts'

export interface SweepDeps {
  readonly database: Pick<Database, 'pool'>
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
}

/** An upload that is still under way is never older than this. */
const grace = hours(1)
const batchSize = 500
/** More than this many unknown objects and not one known: this is hardly the database they belong to. */
const suspicious = 20

/** Removes what an interrupted upload or a deleted account left behind. Returns how many objects went. */
export async function sweepFiles({ database, files, clock, log }: SweepDeps): Promise<number> {
  const before = new Date(clock().getTime() - grace)
  await files.sweepStaged(before)
  const orphans: string[] = []
  let known = 0
  for await (const batch of inBatches(files, before)) {
    const inUse = await knownStorageKeys(database.pool, batch)
    known += inUse.size
    orphans.push(...batch.filter((key) => !inUse.has(key)))
  }
  if (known === 0 && orphans.length > suspicious) {
    log.warn({ objects: orphans.length }, 'no object of the file store is known here: is this its database?')
    return 0
  }
  for (const key of orphans) await files.remove(key)
  return orphans.length
}

async function* inBatches(files: Files, before: Date): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const { key, modified } of files.list()) {
    if (modified >= before) continue
    batch.push(key)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
