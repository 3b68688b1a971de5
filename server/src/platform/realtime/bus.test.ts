import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import { makeLog } from '../jobs/test-log.ts'
import { type Bus, createBus } from './bus.ts'

let base: Awaited<ReturnType<typeof makeDatabase>>
const open = new Set<Bus>()

beforeAll(async () => {
  base = await makeDatabase()
})
afterEach(async () => {
  await Promise.all([...open].map((bus) => bus.close()))
  open.clear()
})
afterAll(() => base.drop())

async function startBus() {
  const { log, lines } = makeLog()
  const bus = createBus({ connection: base.connection, pool: base.database.pool, log })
  open.add(bus)
  await bus.start()
  return { bus, lines }
}

function collect(bus: Bus, channel: string) {
  const received: unknown[] = []
  const leave = bus.subscribe(channel, (payload) => {
    received.push(payload)
  })
  return { received, leave }
}

test('a message reaches the subscribers of its channel on every node, the sender included', async () => {
  const [{ bus: one }, { bus: two }] = [await startBus(), await startBus()]
  const [here, there, elsewhere] = [collect(one, 'claim'), collect(two, 'claim'), collect(two, 'other')]
  await one.publish('claim', { uid: 'ä"1' })
  await vi.waitFor(() =>
    expect([here.received, there.received]).toEqual([[{ uid: 'ä"1' }], [{ uid: 'ä"1' }]]),
  )
  expect(elsewhere.received).toEqual([])
})

test('a message in a transaction arrives on commit, and never on rollback', async () => {
  const [{ bus: one }, { bus: two }] = [await startBus(), await startBus()]
  const { received } = collect(two, 'claim')
  const rolledBack = base.database.orm.transaction(async (tx) => {
    await one.publish('claim', { n: 'rolled back' }, tx)
    throw new Error('change of mind')
  })
  await expect(rolledBack).rejects.toThrow('change of mind')
  await base.database.orm.transaction(async (tx) => {
    await one.publish('claim', { n: 'committed' }, tx)
    await one.publish('claim', { n: 'before the commit' })
    await vi.waitFor(() => expect(received).toEqual([{ n: 'before the commit' }]))
  })
  await vi.waitFor(() => expect(received).toEqual([{ n: 'before the commit' }, { n: 'committed' }]))
})

test('a subscriber that throws hurts no other, and one that left hears nothing more', async () => {
  const { bus, lines } = await startBus()
  bus.subscribe('claim', () => {
    throw new Error('thrown with a secret')
  })
  bus.subscribe('claim', async () => {
    throw new Error('rejected with a secret')
  })
  const [stays, leaves] = [collect(bus, 'claim'), collect(bus, 'claim')]
  await bus.publish('claim', { n: 1 })
  await vi.waitFor(() => expect(stays.received).toHaveLength(1))
  leaves.leave()
  await bus.publish('claim', { n: 2 })
  await vi.waitFor(() => expect(stays.received).toHaveLength(2))
  expect(leaves.received).toEqual([{ n: 1 }])
  await vi.waitFor(() =>
    expect(lines.filter((line) => line.includes('a subscriber of the bus failed'))).toHaveLength(4),
  )
  expect(lines.join('')).not.toContain('secret')
})

test('a notification that is no message of ours is survived', async () => {
  const { bus } = await startBus()
  const { received } = collect(bus, 'claim')
  await base.database.pool.query(`select pg_notify('recourse', 'not json')`)
  await bus.publish('claim', { n: 1 })
  await vi.waitFor(() => expect(received).toEqual([{ n: 1 }]))
})

test('a message too large for PostgreSQL is refused clearly, one just below is delivered', async () => {
  const { bus } = await startBus()
  const { received } = collect(bus, 'claim')
  await expect(bus.publish('claim', { text: 'ä'.repeat(4_000) })).rejects.toThrow('at most 7900 fit')
  const text = 'x'.repeat(7_900 - JSON.stringify({ c: 'claim', p: { text: '' } }).length)
  await bus.publish('claim', { text })
  await vi.waitFor(() => expect(received).toEqual([{ text }]))
})

test('after its connection was cut the bus listens again, and says so both times', async () => {
  const [{ bus: one }, { bus: two }] = [await startBus(), await startBus()]
  const { received } = collect(two, 'claim')
  const changes: boolean[] = []
  two.onListeningChange((listening) => {
    changes.push(listening)
    expect(two.listening).toBe(listening)
  })
  expect(two.listening).toBe(true)
  const cut = await base.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'recourse bus' and datname = current_database()`,
  )
  expect(cut.rowCount).toBeGreaterThanOrEqual(2)
  await vi.waitFor(() => expect(changes).toEqual([false, true]), { timeout: 15_000 })
  await one.publish('claim', { n: 'again' })
  await vi.waitFor(() => expect(received).toEqual([{ n: 'again' }]))
})

test('a closed bus does not listen, and closing it twice is fine', async () => {
  const { bus } = await startBus()
  const changes: boolean[] = []
  bus.onListeningChange((listening) => changes.push(listening))
  await bus.close()
  await bus.close()
  expect(bus.listening).toBe(false)
  expect(changes).toEqual([false])
})
