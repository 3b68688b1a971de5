import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { databaseUrl } from '../database-url.ts'
import { makeProcesses } from '../processes.ts'
import { all } from './rig.ts'

const { start, spawnServer } = makeProcesses()
vi.setConfig({ testTimeout: all ? 900_000 : 120_000 })
const tries = all ? 20 : 3
const migrations = readdirSync(join(import.meta.dirname, '../../../migrations')).filter((name) =>
  name.endsWith('.sql'),
)

test('a server killed while it makes its tables is followed by one that makes them whole', async () => {
  const admin = new pg.Client(inject('postgres'))
  await admin.connect()
  const database = `half_made_${process.pid}`
  await admin.query(`CREATE DATABASE ${database} TEMPLATE template0`)
  const connection = { ...inject('postgres'), database }
  const env = { DATABASE_URL: databaseUrl(connection), SECRET_KEY: 'x'.repeat(32) }
  const client = new pg.Client(connection)
  await client.connect()
  let caught = 0
  for (let n = 0; n < tries; n += 1) {
    const { child, exited } = spawnServer(env)
    // Killed at the moment it holds a connection, or a little later.
    while (!(await isConnected(client)) && child.exitCode === null) await pause(2)
    await pause((n * 40) / tries)
    child.kill('SIGKILL')
    await exited
    const { rows } = await client.query(`SELECT to_regclass('pgboss.job') IS NULL AS unfinished`)
    if (rows[0].unfinished) caught += 1
  }
  const server = await start(env)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const applied = await client.query(
    'SELECT count(*)::int AS n, count(DISTINCT hash)::int AS d FROM drizzle.__drizzle_migrations',
  )
  expect(applied.rows).toEqual([{ n: migrations.length, d: migrations.length }])
  expect(caught, 'at least one was killed before it was done').toBeGreaterThan(0)
  server.child.kill('SIGTERM')
  await server.exited
  await client.end()
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`)
  await admin.end()
})

async function isConnected(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  return rows[0].n > 0
}
