import { setTimeout as pause } from 'node:timers/promises'
import type { Message } from '@recourse/contract/chat'
import { afterAll, expect, test, vi } from 'vitest'
import { databaseUrl } from '../../testing/database-url.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { makeProcesses } from '../../testing/processes.ts'
import { ChatClient } from './testing/chat-client.ts'
import { createFlakyProxy, type FlakyProxy } from './testing/flaky-proxy.ts'
import { createRandom, type Random } from './testing/random.ts'

/** CHAT_FAULT_SEEDS=50 for the long run; CHAT_FAULT_SEED=7 for one seed alone. */
const alone = process.env.CHAT_FAULT_SEED
const seeds = alone
  ? [Number(alone)]
  : Array.from({ length: Number(process.env.CHAT_FAULT_SEEDS ?? 5) }, (_, index) => index + 1)
const MESSAGES_EACH = 6
const FAULTS = 12

const { start } = makeProcesses()
vi.setConfig({ testTimeout: 180_000 })
// Makes people and claims and looks into the database; the nodes that are tormented are processes of their own.
const quiet = await makeApp()
const env = { DATABASE_URL: databaseUrl(quiet.connection), SECRET_KEY: quiet.secret }
type Node = Awaited<ReturnType<typeof start>>
let nodes: Node[] = await Promise.all([start(env), start(env)])
afterAll(async () => {
  for (const { child } of nodes) child.kill('SIGTERM')
  await Promise.all(nodes.map(({ exited }) => exited))
})

async function killNode(random: Random, proxies: readonly FlakyProxy[]) {
  const killed = random.pick(nodes)
  killed.child.kill('SIGKILL')
  await killed.exited
  const started = await start(env)
  nodes = nodes.map((node) => (node === killed ? started : node))
  for (const proxy of proxies) if (proxy.target === killed.url) proxy.target = started.url
}

const cutDatabase = (names: string) =>
  quiet.parts.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE $1`,
    [names],
  )

const everyConnection = 'cut every database connection'
const faults: Record<string, (random: Random, proxies: readonly FlakyProxy[]) => unknown> = {
  cut: (random, proxies) => random.pick(proxies).cut(),
  'cut everyone': (_, proxies) => {
    for (const proxy of proxies) proxy.cut()
  },
  delay: (random, proxies) => random.pick(proxies).delay(random.between(50, 500)),
  'lose answers': (random, proxies) => random.pick(proxies).loseAnswers(random.between(50, 400)),
  'move to another node': (random, proxies) => {
    const proxy = random.pick(proxies)
    proxy.target = random.pick(nodes).url
    proxy.cut()
  },
  'cut the listening connections': () => cutDatabase('recourse bus'),
  [everyConnection]: () => cutDatabase('%'),
}

async function torment(random: Random, proxies: readonly FlakyProxy[]): Promise<string[]> {
  const done: string[] = []
  // Once in every run; it takes the longest.
  const killAt = random.between(0, FAULTS - 1)
  const allButDatabase = Object.keys(faults).filter((name) => name !== everyConnection)
  let starting = false
  let killing: Promise<void> | undefined
  for (let n = 0; n < FAULTS; n += 1) {
    if (n === killAt) {
      starting = true
      killing = killNode(random, proxies).finally(() => {
        starting = false
      })
    }
    // A node that cannot reach its database while it starts ends, and this test is no supervisor.
    const name = random.pick(starting ? allButDatabase : Object.keys(faults))
    done.push(n === killAt ? `kill a node, ${name}` : name)
    await faults[name]?.(random, proxies)
    await pause(random.between(20, 250))
  }
  await killing
  return done
}

async function listStored(person: TestPerson, claimUid: string): Promise<Message[]> {
  const answer = await person.call('GET', `/api/v1/messages?claim_uid=${claimUid}&after=0&limit=200`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().messages
}

test.each(seeds)('seed %i: everyone ends with the same list, nothing lost, nothing twice', async (seed) => {
  const random = createRandom(seed)
  const member = await makePerson(quiet)
  const staff = [await makePerson(quiet, { is_staff: true }), await makePerson(quiet, { is_superuser: true })]
  const { uid: claimUid } = await makeClaim(member)
  const people = [member, member, ...staff]
  const proxies = await Promise.all(people.map(() => createFlakyProxy(random.pick(nodes).url)))
  const clients = proxies.map(
    ({ url }, index) =>
      new ChatClient({
        url,
        token: people[index]?.token ?? '',
        claimUid,
        random: createRandom(seed * 100 + index),
      }),
  )
  try {
    for (const client of clients) client.start()
    const sent = clients.flatMap((_, index) =>
      Array.from({ length: MESSAGES_EACH }, (_, n) => `${index}.${n}`),
    )
    const sending = clients.map(async (client, index) => {
      const pace = createRandom(seed * 1_000 + index)
      for (let n = 0; n < MESSAGES_EACH; n += 1) {
        await pause(pace.between(0, 400))
        await client.send(`${index}.${n}`)
      }
    })
    const done = await torment(random, proxies)
    await Promise.all(sending)
    const stored = await vi.waitFor(() => listStored(member, claimUid), 20_000)
    const what = `seed ${seed}: ${done.join('; ')}`
    expect(stored.map(({ content }) => content).toSorted(), what).toEqual(sent.toSorted())
    expect(
      stored.map(({ seq }) => seq),
      what,
    ).toEqual(sent.map((_, index) => index + 1))
    await vi.waitFor(
      () => {
        for (const { messages } of clients)
          expect(messages.length, what).toBeGreaterThanOrEqual(stored.length)
      },
      { timeout: 30_000, interval: 50 },
    )
    for (const { messages } of clients) expect(messages, what).toEqual(stored)
    for (const client of clients) expect(client.faults, what).toEqual([])
    expect(
      nodes.map(({ child }) => child.exitCode),
      `a node ended by itself, ${what}`,
    ).toEqual([null, null])
  } finally {
    await Promise.all(clients.map((client) => client.stop()))
    await Promise.all(proxies.map((proxy) => proxy.close()))
  }
})
