import type { Tx } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import { defineJob, type Job } from '../jobs/define-job.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** Tried for a day: a store that is away must not make us keep what somebody has deleted. */
export const removeStoredJob = defineJob<{ keys: string[] }>('remove_stored', {
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  expireInSeconds: 15 * 60,
})

const perJob = 500

/** The objects go once the transaction that drops their records has committed, and not before. */
export async function removeStoredLater(jobs: Jobs, tx: Tx, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += perJob) {
    await jobs.enqueue(tx, removeStoredJob, { keys: keys.slice(at, at + perJob) })
  }
}

export async function removeStored(files: Files, { data }: Job<{ keys: string[] }>): Promise<void> {
  for (const key of data.keys) await files.remove(key)
}
