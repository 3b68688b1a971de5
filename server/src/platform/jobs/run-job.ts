import type { JobResult, JobWithMetadata } from 'pg-boss'
import { describeError } from '../describe-error.ts'
import { errorCode } from '../error-code.ts'
import type { Log } from '../log.ts'
import { JobError, type JobHandler } from './define-job.ts'

/** Runs one job and says how it ended; what it says is kept in the database. */
export async function runJob<Data extends object>(
  job: JobWithMetadata<Data>,
  handler: JobHandler<Data>,
  log: Log,
): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  try {
    await handler({ id, data, retryCount, retryLimit })
    return { id, status: 'completed' }
  } catch (error) {
    const code = errorCode(error)
    const permanent = error instanceof JobError && error.permanent
    const facts = { job: id, kind: job.name, code, tries: retryCount + 1, error: describeError(error) }
    if (permanent || retryCount >= retryLimit) {
      log.error(facts, 'job failed for good')
    } else {
      log.warn(facts, 'job failed, it will be tried again')
    }
    return { id, status: permanent ? 'deadletter' : 'failed', output: { code } }
  }
}
