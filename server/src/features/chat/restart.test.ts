import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Message } from '@recourse/contract/chat'
import { afterAll, expect, test, vi } from 'vitest'
import { openEmbedded } from '../../platform/db/embedded/open.ts'
import { findPostmaster } from '../../platform/db/embedded/pid-file.ts'
import { findRecordedCluster } from '../../platform/db/embedded/place.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { makeApp, type TestApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { ChatClient } from './testing/chat-client.ts'
import { createRandom } from './testing/random.ts'

vi.setConfig({ testTimeout: 60_000 })
const dataDir = mkdtempSync(join(tmpdir(), 'recourse-restart-'))
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(dataDir, 0o755)
const postgres = await openEmbedded({ dataDir, say: () => {}, settings: { fsync: 'off' } })
afterAll(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
await migrate(postgres.connection)
const shared = { connection: postgres.connection, secret: randomBytes(32).toString('hex') }
const [here, there] = [await makeApp({}, { sharing: shared }), await makeApp({}, { sharing: shared })]

async function urlOf({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Breaks the connection on which both nodes hear of each other's messages. */
const cutListeners = () =>
  here.parts.database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'recourse bus'",
  )

/** A fast shutdown, as `pg_ctl restart` does it; whoever owns the cluster starts it again. Gives the new process. */
async function restartPostgres(): Promise<number> {
  const clusterDir = findRecordedCluster(dataDir) ?? ''
  const before = findPostmaster(clusterDir)
  if (!before) throw new Error('PostgreSQL does not run')
  process.kill(before.pid, 'SIGINT')
  return vi.waitFor(
    () => {
      const now = findPostmaster(clusterDir)
      if (now?.status !== 'ready' || now.pid === before.pid) throw new Error('it is not back yet')
      return now.pid
    },
    { timeout: 20_000, interval: 20 },
  )
}

test('two nodes lose their listeners and then their PostgreSQL in mid-conversation: nobody misses a word', async () => {
  const member = await makePerson(here)
  const staff = await makePerson(there, { is_staff: true })
  const { uid: claimUid } = await makeClaim(member)
  const clientOf = (url: string, { token }: TestPerson, seed: number) =>
    new ChatClient({ url, token, claimUid, random: createRandom(seed) })
  const clients = [clientOf(await urlOf(here), member, 1), clientOf(await urlOf(there), staff, 2)] as const
  const said: string[] = []
  const converse = async (topic: string, count: number) => {
    await Promise.all(
      clients.map(async (client, index) => {
        for (let n = 0; n < count; n += 1) {
          said.push(`${topic} ${index}.${n}`)
          await client.send(`${topic} ${index}.${n}`)
        }
      }),
    )
  }
  try {
    for (const client of clients) client.start()
    await converse('before', 3)
    await Promise.all([converse('while nobody hears', 5), cutListeners()])
    const [pid] = await Promise.all([restartPostgres(), converse('while there is no database', 5)])
    expect(pid).toBeGreaterThan(0)
    await converse('after', 3)
    const answer = await member.call('GET', `/api/v1/messages?claim_uid=${claimUid}&after=0&limit=200`)
    const stored: Message[] = answer.json().messages
    expect(stored.map(({ content }) => content).toSorted()).toEqual(said.toSorted())
    expect(stored.map(({ seq }) => seq)).toEqual(said.map((_, index) => index + 1))
    for (const client of clients) {
      await vi.waitFor(() => expect(client.messages.at(-1)?.seq).toBe(said.length), 20_000)
      expect(client.messages).toEqual(stored)
      expect(client.faults).toEqual([])
    }
  } finally {
    await Promise.all(clients.map((client) => client.stop()))
  }
})
