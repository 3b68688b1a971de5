import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import { createJobs } from '../jobs/jobs.ts'
import { makeLog } from '../jobs/test-log.ts'
import type { Mail } from './compose.ts'
import { createMailer, type Mailer, mailJob } from './mailer.ts'
import { createSeal } from './seal.ts'
import { codeMail, hastyMailJobs } from './test-mails.ts'
import { makeSmtp, type TestSmtp } from './test-smtp.ts'
import { createTransport } from './transport.ts'

const key = randomBytes(32)
const soon = { timeout: 20_000 }

let base: Awaited<ReturnType<typeof makeDatabase>>
let smtp: TestSmtp
const cleanups: (() => Promise<void>)[] = []

beforeAll(async () => {
  base = await makeDatabase()
})
beforeEach(async () => {
  smtp = await makeSmtp()
})
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  await smtp.goDown()
})
afterAll(() => base.drop())

async function startNode() {
  const { log, lines } = makeLog()
  const jobs = createJobs({
    connection: base.connection,
    kinds: hastyMailJobs,
    log,
    pace: { poll: 0.5, supervise: 1 },
  })
  const transport = createTransport({
    smtpUrl: smtp.url,
    mailFrom: 'Recourse <no-reply@recourse.example>',
    outboxDir: tmpdir(),
    showOnConsole: false,
    publicUrl: 'https://recourse.example',
  })
  const mailer = createMailer({ jobs, transport, seal: createSeal(key) })
  await jobs.start()
  const stop = async () => {
    await jobs.stop()
    await transport.close()
  }
  cleanups.push(stop)
  return { mailer, lines }
}

const enqueue = (mailer: Mailer, mail: Mail) =>
  base.database.orm.transaction((tx) => mailer.enqueue(tx, mail))

async function stateOf(uid: string) {
  const { rows } = await base.database.pool.query(
    'select state::text, retry_count from pgboss.job where id = $1',
    [uid],
  )
  return rows[0]
}

test('a mail of a committed transaction is sent once, one of a rolled back never', async () => {
  const { mailer } = await startNode()
  const rolledBack = base.database.orm.transaction(async (tx) => {
    await mailer.enqueue(tx, codeMail('sam@example.com', '111111'))
    throw new Error('change of mind')
  })
  await expect(rolledBack).rejects.toThrow('change of mind')
  const uid = await enqueue(mailer, codeMail('sam@example.com', '222222'))
  await vi.waitFor(async () => expect(await stateOf(uid)).toMatchObject({ state: 'completed' }), soon)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.text).toContain('222222')
  expect(smtp.mails[0]?.messageId).toBe(`<${uid}@recourse.example>`)
})

test('a mail waits for a mail server that is down, and is then sent once', async () => {
  const { mailer, lines } = await startNode()
  await smtp.goDown()
  const uid = await enqueue(mailer, codeMail('sam@example.com', '333333'))
  await vi.waitFor(async () => expect((await stateOf(uid))?.retry_count).toBeGreaterThan(0), soon)
  await smtp.comeUp()
  await vi.waitFor(async () => expect(await stateOf(uid)).toMatchObject({ state: 'completed' }), soon)
  expect(smtp.mails).toHaveLength(1)
  expect(lines.join('')).not.toContain('sam@example.com')
})

test('a mail keeps its Message-ID over its tries', async () => {
  const { mailer } = await startNode()
  smtp.refuse('mail', 451, 2)
  const uid = await enqueue(mailer, codeMail('sam@example.com', '444444'))
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), soon)
  expect(smtp.seen).toEqual(Array(3).fill(`<${uid}@recourse.example>`))
})

test('a mail whose node was killed while sending is sent by the next one, with the same Message-ID', async () => {
  smtp.stall()
  const uid = await leaveInQueue(codeMail('sam@example.com', '555555'))
  const script = fileURLToPath(new URL('./killed-node.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    [script, JSON.stringify(base.connection), smtp.url, key.toString('hex')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const exited = once(child, 'exit')
  cleanups.push(async () => {
    child.kill('SIGKILL')
    await exited
  })
  await vi.waitFor(() => expect(smtp.seen).toEqual([`<${uid}@recourse.example>`]), soon)
  child.kill('SIGKILL')
  await exited
  expect(await stateOf(uid)).toMatchObject({ state: 'active' })

  smtp.resume()
  await startNode()
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), soon)
  expect(smtp.mails[0]?.messageId).toBe(`<${uid}@recourse.example>`)
  expect(smtp.mails[0]?.text).toContain('555555')
})

test('a refused recipient is final at once, shows among the failed mails, and can be sent again', async () => {
  const { mailer, lines } = await startNode()
  smtp.refuse('recipient', 550)
  const uid = await enqueue(mailer, codeMail('sam@example.com', '666666'))
  const failed = await vi.waitFor(async () => {
    const [first] = await mailer.listFailed()
    expect(first).toMatchObject({ kind: 'verification_code', to: 'sam@example.com', error: 'EENVELOPE_550' })
    return first
  }, soon)
  expect(failed?.failed_at).toBeInstanceOf(Date)
  expect(await stateOf(uid)).toMatchObject({ state: 'failed', retry_count: 0 })
  const errors = lines.filter((line) => line.includes('"level":50'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(uid)
  expect(lines.join('')).not.toMatch(/sam@example\.com|666666/)

  smtp.resume()
  expect(await mailer.retryFailed(failed?.uid ?? '')).toBe(true)
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), soon)
  expect(smtp.mails[0]?.messageId).toBe(`<${uid}@recourse.example>`)
  expect(await mailer.listFailed()).toEqual([])
  expect(await mailer.retryFailed(failed?.uid ?? '')).toBe(false)
})

test('an address that hides a second one, or is none, reaches nobody and fails for good', async () => {
  const { mailer } = await startNode()
  for (const [to, error] of [
    ['sam@example.com>\r\nRCPT TO:<eve@example.com', 'EENVELOPE_501'],
    ['', 'EENVELOPE'],
  ] as const) {
    const uid = await enqueue(mailer, codeMail(to, '888888'))
    await vi.waitFor(
      async () => expect(await stateOf(uid)).toMatchObject({ state: 'failed', retry_count: 0 }),
      soon,
    )
    expect((await mailer.listFailed())[0]).toMatchObject({ to, error })
  }
  expect(smtp.mails).toEqual([])
})

test('neither address nor code can be read in the job table, whether a mail waits, is done or has failed', async () => {
  const { mailer } = await startNode()
  const done = await enqueue(mailer, codeMail('sam@example.com', '777777'))
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), soon)
  smtp.refuse('recipient', 550)
  await enqueue(mailer, codeMail('sam@example.com', '777777'))
  await vi.waitFor(async () => {
    expect((await mailer.listFailed()).some(({ to }) => to === 'sam@example.com')).toBe(true)
  }, soon)
  await smtp.goDown()
  const waiting = await enqueue(mailer, codeMail('sam@example.com', '777777'))
  await vi.waitFor(async () => expect((await stateOf(waiting))?.retry_count).toBeGreaterThan(0), soon)

  const { rows } = await base.database.pool.query<{ row: string }>(
    'select job::text as row from pgboss.job job',
  )
  const all = rows.map(({ row }) => row).join('\n')
  expect(all).toContain(done)
  expect(all).toContain(waiting)
  expect(all.match(/@|example\.com|777777|777&nbsp;777/)).toBeNull()
})

/** Leaves a mail in the queue without a node in this process that would send it. */
async function leaveInQueue(mail: Mail) {
  const jobs = createJobs({ connection: base.connection, kinds: hastyMailJobs, log: makeLog().log })
  await jobs.start()
  const uid = randomUUID()
  await jobs.send(
    mailJob,
    { uid, kind: mail.kind, sealed: createSeal(key).seal(JSON.stringify(mail)) },
    { id: uid },
  )
  await jobs.stop()
  return uid
}
