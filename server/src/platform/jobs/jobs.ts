import type pg from 'pg'
import { type DatabaseOptions, type Db, PgBoss, type SendOptions } from 'pg-boss'
import { validate as isUuid } from 'uuid'
import type { Tx } from '../db/database.ts'
import { JOBS_SCHEMA } from '../db/migrate.ts'
import { askAs, type Statement } from '../db/prepare.ts'
import { errorCode } from '../error-code.ts'
import type { Log } from '../log.ts'
import type { JobHandler, JobKind } from './define-job.ts'
import { prepareQueues } from './queues.ts'
import { runJob } from './run-job.ts'

export interface EnqueueOptions {
  readonly id?: string
  readonly startAfter?: Date
  readonly singletonKey?: string
}

/** A job whose last try has failed, where it waits for a person. */
export interface DeadJob<Data extends object> {
  readonly uid: string
  readonly data: Data
  readonly failed_at: Date
  readonly error: string
}

export interface Jobs {
  /** The job exists if and only if the transaction commits. Null: one with this key waits already. */
  enqueue<Data extends object>(
    tx: Tx,
    kind: JobKind<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<string | null>
  /** The statement that would, for a transaction whose statements are all sent at once. */
  enqueuing<Data extends object>(
    kind: JobKind<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<Statement<{ id: string }>>
  send<Data extends object>(kind: JobKind<Data>, data: Data, options?: EnqueueOptions): Promise<string | null>
  handle<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void
  listDead<Data extends object>(kind: JobKind<Data>): Promise<DeadJob<Data>[]>
  /** Puts a dead job back to where it came from. False: there is no such job. */
  retryDead(kind: JobKind<object>, uid: string): Promise<boolean>
  start(): Promise<void>
  /** Waits for what is running, within a bound; what does not finish is tried again after the next start. */
  stop(): Promise<void>
}

export interface JobsOptions {
  readonly connection: pg.PoolConfig
  readonly kinds: readonly JobKind<object>[]
  readonly log: Log
  /** In seconds: looking for due jobs, for jobs of dead nodes, and waiting for running ones at the end. */
  readonly pace?: { readonly poll?: number; readonly supervise?: number; readonly stop?: number }
}

/** pg-boss has a bridge to Drizzle of its own, which takes its long statements apart anew each time. */
function within(tx: Tx): Db {
  return { executeSql: async (text, values = []) => ({ rows: await askAs(tx, text, values) }) }
}

export function createJobs({ connection, kinds, log, pace = {} }: JobsOptions): Jobs {
  const supervise = pace.supervise ?? 15
  const stopMillis = (pace.stop ?? 10) * 1_000
  const boss = new PgBoss({
    ...(connection as DatabaseOptions),
    application_name: 'recourse jobs',
    schema: JOBS_SCHEMA,
    max: 5,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    maintenanceIntervalSeconds: 600,
  })
  boss.on('error', (error) => log.error({ code: errorCode(error) }, 'job queue error'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'))

  const handlers = new Map<string, () => Promise<void>>()
  let started = false

  function requireKnown(kind: JobKind<object>) {
    if (!kinds.some(({ name }) => name === kind.name)) throw new Error(`job kind ${kind.name} is not listed`)
  }

  function send<Data extends object>(
    kind: JobKind<Data>,
    data: Data,
    options: EnqueueOptions,
    connectionOptions: Pick<SendOptions, 'db'>,
  ) {
    requireKnown(kind)
    if (kind.settings.oneWaitingPerKey && options.singletonKey === undefined) {
      throw new Error(`a job of kind ${kind.name} needs a singletonKey`)
    }
    return boss.send(kind.name, data, { ...options, ...connectionOptions })
  }

  async function work<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>) {
    const poll = pace.poll ?? 2
    const options = {
      batchSize: 1,
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: poll,
      // Retries and deferred jobs come due without a notification: found by polling alone.
      notifyPollingIntervalSeconds: poll,
    } as const
    for (let i = 0; i < (kind.settings.concurrency ?? 2); i += 1) {
      let worker = ''
      worker = await boss.work<Data, undefined, typeof options>(kind.name, options, async (batch) => {
        // Where one job was, more may wait: look again at once instead of at the next poll.
        boss.notifyWorker(worker)
        return Promise.all(batch.map((job) => runJob(job, handler, log)))
      })
    }
  }

  return {
    enqueue: async (tx, kind, data, options = {}) => send(kind, data, options, { db: within(tx) }),
    async enqueuing(kind, data, options = {}) {
      let wanted: Statement<{ id: string }> | undefined
      const executeSql = async (text: string, values: unknown[] = []) => {
        wanted = { text, values }
        return { rows: [] }
      }
      await send(kind, data, options, { db: { executeSql } })
      if (!wanted) throw new Error(`a job of kind ${kind.name} would not be stored`)
      return wanted
    },
    send: async (kind, data, options = {}) => send(kind, data, options, {}),

    handle(kind, handler) {
      requireKnown(kind)
      if (started) throw new Error(`job kind ${kind.name} was given its handler after the start`)
      if (handlers.has(kind.name)) throw new Error(`job kind ${kind.name} has a handler already`)
      handlers.set(kind.name, () => work(kind, handler))
    },

    async listDead<Data extends object>(kind: JobKind<Data>) {
      const dead = await boss.findJobs<Data>(kind.name, { queued: true })
      return dead.map((job) => ({
        uid: job.id,
        data: job.data,
        failed_at: job.createdOn,
        // Without a code of ours, its last node was killed or stopped while it ran.
        error: job.sourceOutput && 'code' in job.sourceOutput ? errorCode(job.sourceOutput) : 'INTERRUPTED',
      }))
    },

    async retryDead(kind, uid) {
      return isUuid(uid) && (await boss.redrive(kind.name, { ids: [uid] })) === 1
    },

    async start() {
      started = true
      try {
        await boss.start()
        await prepareQueues(boss, kinds)
        for (const begin of handlers.values()) await begin()
      } catch (error) {
        await boss.stop({ graceful: false })
        throw error
      }
    },

    async stop() {
      const stopped = boss.stop({ timeout: stopMillis })
      const bound = Promise.withResolvers<void>()
      // A database that does not answer must not keep the process from ending.
      const timer = setTimeout(() => {
        log.warn({}, 'jobs did not stop in time')
        bound.resolve()
      }, stopMillis + 2_000)
      await Promise.race([stopped, bound.promise]).finally(() => clearTimeout(timer))
    },
  }
}
