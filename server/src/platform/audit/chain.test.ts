import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { makeDatabase } from '../../testing/database.ts'
import { makeApp } from '../../testing/make-app.ts'
import { type Orm, openDatabase } from '../db/database.ts'
import { recordAudit } from './audit.ts'
import { chainAudit } from './chain.ts'
import { verifyChain } from './verify.ts'

const { database, connection, drop } = await makeDatabase()
const { orm, pool } = database
const otherNode = openDatabase(connection)
afterAll(async () => {
  await otherNode.close()
  await drop()
})

const view = (db: Parameters<typeof recordAudit>[0]) =>
  recordAudit(db, {
    actor_uid: randomUUID(),
    action: 'claim_viewed',
    subject_uids: [randomUUID()],
    address: '203.0.113.77',
  })

const count = async (table: string): Promise<number> =>
  (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('50 writers and two nodes that chain all the while: every row is sealed once, in one whole chain', async () => {
  let writing = true
  const sealed = [0, 0]
  const keepChaining = async (node: Orm, index: number) => {
    while (writing) sealed[index] = (sealed[index] ?? 0) + (await chainAudit(node))
  }
  const nodes = [keepChaining(orm, 0), keepChaining(otherNode.orm, 1)]
  const write = async (index: number) => {
    for (let i = 0; i < 10; i += 1) {
      // Some roll back and leave gaps in the ids; some take a while between their row and their end.
      await (index % 2 === 0 ? orm : otherNode.orm)
        .transaction(async (tx) => {
          await view(tx)
          if (index % 5 === 0) await tx.execute(`select pg_sleep(${Math.random() / 100})`)
          if ((index + i) % 7 === 0) tx.rollback()
        })
        .catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, index) => write(index)))
  writing = false
  await Promise.all(nodes)
  const rest = await chainAudit(orm)
  const rows = await count('audit_log')
  expect(rows).toBeGreaterThan(400)
  expect((sealed[0] ?? 0) + (sealed[1] ?? 0) + rest).toBe(rows)
  expect(await count('audit_chain')).toBe(rows)
  expect(await verifyChain(orm)).toMatchObject({ sound: true, head: { position: rows }, waiting: 0 })
})

test('a row that commits after rows with higher ids is sealed after them, and none waits for it', async () => {
  const before = await count('audit_chain')
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query(
    "insert into audit_log (actor_uid, action, subject_uids, address, details) values (gen_random_uuid(), 'claim_viewed', '{}', 'unknown', '{}')",
  )
  await view(orm)
  expect(await chainAudit(orm)).toBe(1)
  await slow.query('commit')
  slow.release()
  expect(await chainAudit(orm)).toBe(1)
  const { rows } = await pool.query(
    'select audit_id::int as id from audit_chain where position > $1 order by position',
    [before],
  )
  expect(rows[0].id).toBeGreaterThan(rows[1].id)
  expect(await verifyChain(orm)).toMatchObject({ sound: true, waiting: 0 })
})

test('a node that finds another one at it leaves it the work', async () => {
  await view(orm)
  const busy = await pool.connect()
  await busy.query('begin')
  await busy.query('select pg_advisory_xact_lock($1)', [0x52454341])
  expect(await chainAudit(orm)).toBe(0)
  await busy.query('rollback')
  busy.release()
  expect(await chainAudit(orm)).toBe(1)
})

test('more rows than one batch holds are sealed in one go', async () => {
  await pool.query(
    "insert into audit_log (actor_uid, action, subject_uids, address, details) select gen_random_uuid(), 'claim_viewed', '{}', 'unknown', '{}' from generate_series(1, 2500)",
  )
  expect(await chainAudit(orm)).toBe(2500)
  expect(await verifyChain(orm)).toMatchObject({ sound: true, waiting: 0 })
})

test('a running server seals new rows by itself', { timeout: 60_000 }, async () => {
  const server = await makeApp()
  await view(server.parts.database.orm)
  await expect
    .poll(() => verifyChain(server.parts.database.orm), { timeout: 45_000, interval: 100 })
    .toMatchObject({ sound: true, head: { position: 1 }, waiting: 0 })
})
