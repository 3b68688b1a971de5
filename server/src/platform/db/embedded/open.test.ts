import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connectToRunning } from './connect-to-running.ts'
import { findPostmaster } from './pid-file.ts'
import { makeScratch, open, QUICK, query } from './testing/scratch.ts'

const SYSTEM_15 = '/usr/lib/postgresql/15/bin'

test('a second start on the same folder finds what the first one stored', async () => {
  const dataDir = join(makeScratch(), 'data')
  const first = await open(dataDir, { settings: {} })
  await query(first.connection, 'create table kept as select 42 as answer')
  await first.stop()
  expect(findPostmaster(join(dataDir, 'db'))).toBeNull()
  const second = await open(dataDir, { settings: {} })
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect([...first.said, ...second.said]).toEqual([])
  expect([first.adopted, second.adopted]).toEqual([false, false])
  await second.stop()
})

test('the database is durable, UTF-8, private and open to its password only', async () => {
  const dataDir = join(makeScratch(), 'data')
  const { connection, stop } = await open(dataDir, { settings: {} })
  const settings = `select current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp,
    pg_encoding_to_char(encoding) as encoding, datcollate, rolsuper
    from pg_database, pg_roles where datname = current_database() and rolname = current_user`
  expect(await query(connection, settings)).toEqual([
    { fsync: 'on', tcp: '', encoding: 'UTF8', datcollate: 'C.UTF-8', rolsuper: false },
  ])
  expect([connection.user, connection.database]).toEqual(['recourse', 'recourse'])
  expect(statSync(join(dataDir, 'db-password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700)
  await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(/password/)
  await stop()
})

test('what a query got wrong is not written to the log, since it may hold health data', async () => {
  const dataDir = join(makeScratch(), 'data')
  const { connection, stop } = await open(dataDir)
  await query(connection, 'create table claims (diagnosis text unique)')
  await query(connection, "insert into claims values ('Crohn')")
  await expect(query(connection, "insert into claims values ('Crohn')")).rejects.toThrow(/duplicate/)
  await stop()
  const log = readFileSync(join(dataDir, 'db.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('Crohn')
})

test('commands connect beside the running server, and find nothing when none runs', async () => {
  const dataDir = join(makeScratch(), 'data')
  expect(await connectToRunning({ dataDir })).toBeNull()
  const { connection, stop } = await open(dataDir)
  expect(await connectToRunning({ dataDir })).toEqual(connection)
  await stop()
  expect(await connectToRunning({ dataDir })).toBeNull()
})

test('a pool that was just closed is not cut off when PostgreSQL stops', async () => {
  const { connection, stop } = await open(join(makeScratch(), 'data'))
  const errors: Error[] = []
  const pool = new pg.Pool({ ...connection, max: 20 })
  pool.on('connect', (client) => client.on('error', (error) => errors.push(error)))
  await Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.05)')))
  expect(pool.totalCount).toBe(20)
  await pool.end()
  await stop()
  expect(errors).toEqual([])
})

test('a folder whose path is too long for a socket, with spaces, quotes and commas, works', async () => {
  const dataDir = join(makeScratch(), `a "long", odd name ${'x'.repeat(100)}`)
  const { connection, stop } = await open(dataDir)
  expect(statSync(connection.host ?? '').mode & 0o777).toBe(0o700)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
  const short = join(makeScratch(), 'a "short", odd name')
  const other = await open(short)
  expect(other.connection.host).toBe(join(short, 'db'))
  expect(await query(other.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await other.stop()
})

test('a folder without PostgreSQL for binaries gives one clear sentence and makes nothing', async () => {
  const scratch = makeScratch()
  const dataDir = join(scratch, 'data')
  await expect(open(dataDir, { binaries: join(scratch, 'nowhere') })).rejects.toThrow(
    /^PostgreSQL cannot be started, since .*nowhere\/initdb is missing or cannot be run\.$/,
  )
  expect(existsSync(join(dataDir, 'db'))).toBe(false)
})

test('programs that do not run give one clear sentence', async () => {
  const scratch = makeScratch()
  const binaries = join(scratch, 'bin')
  mkdirSync(binaries)
  for (const name of ['initdb', 'postgres']) {
    writeFileSync(join(binaries, name), '#!/bin/sh\necho broken on purpose >&2\nexit 1\n', { mode: 0o755 })
  }
  await expect(open(join(scratch, 'data'), { binaries })).rejects.toThrow(
    /^PostgreSQL .*: broken on purpose\.?$/,
  )
})

test('a PostgreSQL that does not start says why, with the end of its log', async () => {
  const dataDir = join(makeScratch(), 'data')
  await expect(open(dataDir, { settings: { ...QUICK, shared_buffers: 'plenty' } })).rejects.toThrow(
    /^PostgreSQL could not start in .*: .*invalid value for parameter "shared_buffers": "plenty"/,
  )
  const { stop } = await open(dataDir)
  await stop()
})

test.runIf(existsSync(SYSTEM_15))('PostgreSQL 15 of the system runs by the same code', async () => {
  const dataDir = join(makeScratch(), 'data')
  const first = await open(dataDir, { binaries: SYSTEM_15 })
  await query(first.connection, 'create table kept as select 42 as answer')
  await first.stop()
  const second = await open(dataDir, { binaries: SYSTEM_15 })
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(await query(second.connection, 'show server_version')).toEqual([
    { server_version: expect.stringMatching(/^15\./) },
  ])
  await second.stop()
})

test.runIf(existsSync(SYSTEM_15))(
  'a database of another major version is refused and stays as it is',
  async () => {
    const dataDir = join(makeScratch(), 'data')
    const old = await open(dataDir, { binaries: SYSTEM_15 })
    await query(old.connection, 'create table kept as select 42 as answer')
    await old.stop()
    await expect(open(dataDir)).rejects.toThrow(/could not start .*initialized by PostgreSQL version 15/)
    const again = await open(dataDir, { binaries: SYSTEM_15 })
    expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    await again.stop()
  },
)
