import type { FastifyInstance } from 'fastify'
import { erasureRoutes } from './features/erasure/routes.ts'
import { type ErasureDeps, eraseDue } from './features/erasure/service.ts'
import { registerDataFileDownload } from './features/my-data/download-route.ts'
import { myDataRoutes } from './features/my-data/routes.ts'
import {
  giveUpDataFile,
  type MyDataDeps,
  makeDataFile,
  makeDataFileJob,
  removeExpiredDataFiles,
} from './features/my-data/service.ts'
import type { Files } from './platform/files/files.ts'
import type { Route } from './platform/http/route.ts'
import { defineJob } from './platform/jobs/define-job.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { removeStored, removeStoredJob } from './platform/uploads/remove-stored.ts'

/** Accounts and files past their time. */
export const retentionJob = defineJob<Record<string, never>>('retention', {
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
  concurrency: 1,
  oneWaitingPerKey: true,
})

export const personalDataJobs = [makeDataFileJob, removeStoredJob, retentionJob]

/** What people may do with all that we hold about them: take it along, or have it erased. */
export function createPersonalData(deps: MyDataDeps & ErasureDeps & { readonly files: Files }) {
  return {
    routes: (): Route[] => [...myDataRoutes(deps), ...erasureRoutes(deps)],
    registerDownload: (app: FastifyInstance) => registerDataFileDownload(app, deps),
    handle(jobs: Jobs) {
      jobs.handle(makeDataFileJob, async ({ data, retryCount, retryLimit }) => {
        try {
          await makeDataFile(deps, data)
        } catch (error) {
          if (retryCount >= retryLimit) await giveUpDataFile(deps, data.uid)
          throw error
        }
      })
      jobs.handle(removeStoredJob, (job) => removeStored(deps.files, job))
      jobs.handle(retentionJob, async () => {
        await eraseDue(deps)
        await removeExpiredDataFiles(deps)
      })
    },
  }
}
