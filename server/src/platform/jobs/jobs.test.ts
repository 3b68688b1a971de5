import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import { defineJob, type Job, JobError } from './define-job.ts'
import { createJobs, type Jobs, type JobsOptions } from './jobs.ts'
import { makeLog } from './test-log.ts'

interface Greeting {
  readonly name: string
}

const settings = { retryLimit: 3, retryDelay: 0, retryBackoff: false }
const pace = { poll: 0.5, supervise: 1 }

let base: Awaited<ReturnType<typeof makeDatabase>>
const running = new Set<Jobs>()

beforeAll(async () => {
  base = await makeDatabase()
})
afterEach(async () => {
  await Promise.all([...running].map((jobs) => jobs.stop()))
  running.clear()
})
afterAll(() => base.drop())

function makeJobs(options: Pick<JobsOptions, 'kinds'> & Partial<JobsOptions>) {
  const { log, lines } = makeLog()
  const jobs = createJobs({ connection: base.connection, log, pace, ...options })
  running.add(jobs)
  return { jobs, lines }
}

test('a job enqueued in a transaction runs after the commit, and never after a rollback', async () => {
  const kind = defineJob<Greeting>('commit_or_not', settings)
  const { jobs } = makeJobs({ kinds: [kind] })
  const names: string[] = []
  jobs.handle(kind, async ({ data }) => {
    names.push(data.name)
  })
  await jobs.start()
  const rolledBack = base.database.orm.transaction(async (tx) => {
    await jobs.enqueue(tx, kind, { name: 'rolled back' })
    throw new Error('change of mind')
  })
  await expect(rolledBack).rejects.toThrow('change of mind')
  await base.database.orm.transaction(async (tx) => {
    expect(await jobs.enqueue(tx, kind, { name: 'committed' })).toBeTypeOf('string')
    expect(names).toEqual([])
  })
  await jobs.send(kind, { name: 'sent' })
  await vi.waitFor(() => expect(names).toHaveLength(2), { timeout: 10_000 })
  expect(names.toSorted()).toEqual(['committed', 'sent'])
})

test('a job starts by notification and a queue is emptied at once, without waiting for the next poll', async () => {
  const kind = defineJob<Greeting>('woken', { ...settings, concurrency: 1 })
  const { jobs } = makeJobs({ kinds: [kind], pace: { ...pace, poll: 600 } })
  let count = 0
  jobs.handle(kind, async () => {
    count += 1
  })
  await jobs.start()
  await jobs.send(kind, { name: 'first' })
  await vi.waitFor(() => expect(count).toBe(1), { timeout: 10_000 })
  await base.database.orm.transaction(async (tx) => {
    for (let i = 0; i < 20; i += 1) await jobs.enqueue(tx, kind, { name: `${i}` })
  })
  await vi.waitFor(() => expect(count).toBe(21), { timeout: 10_000 })
})

test('a failing job is tried again up to its limit and then waits among the dead until it is retried', async () => {
  const dead = defineJob<Greeting>('failing_dead', settings)
  const kind = defineJob<Greeting>('failing', { ...settings, retryLimit: 2, deadLetter: dead.name })
  const { jobs, lines } = makeJobs({ kinds: [kind, dead] })
  const tries: Pick<Job<Greeting>, 'retryCount' | 'retryLimit'>[] = []
  let broken = true
  jobs.handle(kind, async ({ retryCount, retryLimit }) => {
    tries.push({ retryCount, retryLimit })
    if (broken) throw Object.assign(new Error('Sam has a secret'), { code: 'EBROKEN' })
  })
  await jobs.start()
  await jobs.send(kind, { name: 'Sam' })
  const failed = await vi.waitFor(
    async () => {
      const [first] = await jobs.listDead(dead)
      expect(first).toMatchObject({ data: { name: 'Sam' }, error: 'EBROKEN' })
      return first
    },
    { timeout: 15_000 },
  )
  expect(tries).toEqual([0, 1, 2].map((retryCount) => ({ retryCount, retryLimit: 2 })))
  expect(lines.filter((line) => line.includes('job failed for good'))).toHaveLength(1)
  const { rows } = await base.database.pool.query('select output::text, source_output::text from pgboss.job')
  expect(JSON.stringify(rows)).not.toContain('secret')

  broken = false
  expect(await jobs.retryDead(dead, failed?.uid ?? '')).toBe(true)
  await vi.waitFor(() => expect(tries).toHaveLength(4), { timeout: 10_000 })
  expect(await jobs.listDead(dead)).toEqual([])
  expect(await jobs.retryDead(dead, failed?.uid ?? '')).toBe(false)
  expect(await jobs.retryDead(dead, 'no uuid')).toBe(false)
})

test('a permanent failure is not tried again', async () => {
  const dead = defineJob<Greeting>('hopeless_dead', settings)
  const kind = defineJob<Greeting>('hopeless', { ...settings, deadLetter: dead.name })
  const { jobs } = makeJobs({ kinds: [kind, dead] })
  let tries = 0
  jobs.handle(kind, async () => {
    tries += 1
    throw new JobError('HOPELESS', { permanent: true })
  })
  await jobs.start()
  await jobs.send(kind, { name: 'Sam' })
  await vi.waitFor(async () => expect(await jobs.listDead(dead)).toHaveLength(1), { timeout: 10_000 })
  expect(tries).toBe(1)
})

test('of jobs with the same key only one waits', async () => {
  const kind = defineJob<Greeting>('one_per_key', { ...settings, oneWaitingPerKey: true })
  const { jobs } = makeJobs({ kinds: [kind] })
  await jobs.start()
  const startAfter = new Date(Date.now() + 3_600_000)
  expect(await jobs.send(kind, { name: 'a' }, { singletonKey: 'claim 1', startAfter })).toBeTypeOf('string')
  expect(await jobs.send(kind, { name: 'b' }, { singletonKey: 'claim 1', startAfter })).toBeNull()
  expect(await jobs.send(kind, { name: 'c' }, { singletonKey: 'claim 2', startAfter })).toBeTypeOf('string')
  await expect(jobs.send(kind, { name: 'd' })).rejects.toThrow('needs a singletonKey')
})

test('two nodes that start at once share the work, and each job runs once', async () => {
  const kind = defineJob<Greeting>('shared', settings)
  const names: string[] = []
  const nodes = [makeJobs({ kinds: [kind] }).jobs, makeJobs({ kinds: [kind] }).jobs] as const
  for (const jobs of nodes) {
    jobs.handle(kind, async ({ data }) => {
      names.push(data.name)
    })
  }
  await Promise.all(nodes.map((jobs) => jobs.start()))
  const expected = Array.from({ length: 20 }, (_, i) => `job ${i}`)
  await Promise.all(expected.map((name) => nodes[0].send(kind, { name })))
  await vi.waitFor(() => expect(names.length).toBeGreaterThanOrEqual(20), { timeout: 15_000 })
  expect(names.toSorted()).toEqual(expected.toSorted())
})

test('stopping waits for the running job', async () => {
  const kind = defineJob<Greeting>('slow', settings)
  const { jobs } = makeJobs({ kinds: [kind] })
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let ended = false
  jobs.handle(kind, async () => {
    begun.resolve()
    await mayEnd.promise
    ended = true
  })
  await jobs.start()
  const id = await jobs.send(kind, { name: 'slow' })
  await begun.promise
  const stopped = jobs.stop()
  mayEnd.resolve()
  await stopped
  expect(ended).toBe(true)
  const { rows } = await base.database.pool.query('select state from pgboss.job where id = $1', [id])
  expect(rows).toEqual([{ state: 'completed' }])
})

test('a job that does not end within the bound is run again after the next start', async () => {
  const kind = defineJob<Greeting>('endless', settings)
  const first = makeJobs({ kinds: [kind], pace: { ...pace, stop: 1 } })
  const begun = Promise.withResolvers<void>()
  first.jobs.handle(kind, () => {
    begun.resolve()
    return new Promise(() => {})
  })
  await first.jobs.start()
  await first.jobs.send(kind, { name: 'endless' })
  await begun.promise
  await first.jobs.stop()
  running.delete(first.jobs)

  const second = makeJobs({ kinds: [kind] })
  const names: string[] = []
  second.jobs.handle(kind, async ({ data }) => {
    names.push(data.name)
  })
  await second.jobs.start()
  await vi.waitFor(() => expect(names).toEqual(['endless']), { timeout: 10_000 })
})

test('jobs go on after the database has cut every connection', async () => {
  const kind = defineJob<Greeting>('cut_off', settings)
  const { jobs, lines } = makeJobs({ kinds: [kind] })
  const names: string[] = []
  jobs.handle(kind, async ({ data }) => {
    names.push(data.name)
  })
  await jobs.start()
  const cut = await base.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'recourse jobs' and datname = current_database()`,
  )
  expect(cut.rowCount).toBeGreaterThan(0)
  await vi.waitFor(() => expect(lines.some((line) => line.includes('job queue error'))).toBe(true))
  await base.database.orm.transaction((tx) => jobs.enqueue(tx, kind, { name: 'after' }))
  await vi.waitFor(() => expect(names).toEqual(['after']), { timeout: 15_000 })
})

test('mistakes in wiring are told at once', async () => {
  const kind = defineJob<Greeting>('wired', settings)
  const { jobs } = makeJobs({ kinds: [kind] })
  const handler = async () => {}
  expect(() => jobs.handle(defineJob<Greeting>('unlisted', settings), handler)).toThrow(
    'unlisted is not listed',
  )
  jobs.handle(kind, handler)
  expect(() => jobs.handle(kind, handler)).toThrow('has a handler already')
  await jobs.start()
  expect(() => jobs.handle(kind, handler)).toThrow('after the start')
})
