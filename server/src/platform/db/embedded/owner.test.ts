import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isRoot } from './account.ts'
import { DataDirInUse } from './errors.ts'
import { findPostmaster } from './pid-file.ts'
import { startOwner } from './testing/owner.ts'
import { makeScratch, open, QUICK, query } from './testing/scratch.ts'

const asSuperuser = (connection: pg.PoolConfig) => ({ ...connection, user: 'postgres', database: 'postgres' })

const requirePid = (dataDir: string) => findPostmaster(join(dataDir, 'db'))?.pid ?? 0

test('a server killed with -9 leaves PostgreSQL running, and the next start takes it over with all its data', async () => {
  const dataDir = join(makeScratch(), 'data')
  const owner = await startOwner({ dataDir, settings: QUICK })
  await query(owner.connection, 'create table kept as select 42 as answer')
  const pid = requirePid(dataDir)
  owner.child.kill('SIGKILL')
  await once(owner.child, 'exit')
  const next = await open(dataDir)
  expect(next.adopted).toBe(true)
  expect(requirePid(dataDir)).toBe(pid)
  expect(await query(next.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  await next.stop()
  expect(findPostmaster(join(dataDir, 'db'))).toBeNull()
})

test('a second process on the same DATA_DIR ends with one clear line, and the first keeps working', async () => {
  const dataDir = join(makeScratch(), 'data')
  const owner = await startOwner({ dataDir, settings: QUICK })
  const pid = requirePid(dataDir)
  await expect(startOwner({ dataDir, settings: QUICK })).rejects.toThrow(
    new Error(
      `Another Recourse is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    ),
  )
  await expect(open(dataDir)).rejects.toThrow(DataDirInUse)
  expect(requirePid(dataDir)).toBe(pid)
  expect(await query(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await owner.stop()
  expect(findPostmaster(join(dataDir, 'db'))).toBeNull()
})

test('of three starts at once on an empty folder exactly one wins, and nothing is left over', async () => {
  const dataDir = join(makeScratch(), 'data')
  const starts = await Promise.allSettled([1, 2, 3].map(() => startOwner({ dataDir, settings: QUICK })))
  const won = starts.filter((start) => start.status === 'fulfilled')
  const lost = starts.filter((start) => start.status === 'rejected')
  expect(won).toHaveLength(1)
  expect(lost.map(({ reason }) => reason.message)).toEqual(
    Array(2).fill(`${new DataDirInUse(dataDir).message}\n`),
  )
  const [winner] = won
  expect(await query(winner?.value.connection ?? {}, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(dataDir).sort()).toEqual(['db', 'db-password', 'db.log'])
  await winner?.value.stop()
})

test('SIGINT to the whole process group does not stop PostgreSQL before the server has drained', async () => {
  const dataDir = join(makeScratch(), 'data')
  const owner = await startOwner({ dataDir, settings: QUICK })
  process.kill(-(owner.child.pid ?? 0), 'SIGINT')
  expect((await owner.lines.next()).value).toBe('draining')
  expect(await query(owner.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(findPostmaster(join(dataDir, 'db'))?.status).toBe('ready')
  await owner.stop()
  expect(findPostmaster(join(dataDir, 'db'))).toBeNull()
})

test('a start while the server before it is still stopping waits and then runs', async () => {
  const dataDir = join(makeScratch(), 'data')
  const first = await open(dataDir)
  await query(first.connection, 'create table kept as select 42 as answer')
  const [second] = await Promise.all([open(dataDir), first.stop()])
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  await second.stop()
})

test('an owner whose connection breaks stays the owner', async () => {
  const dataDir = join(makeScratch(), 'data')
  const owner = await open(dataDir)
  const holder = `select pid from pg_locks where locktype = 'advisory'`
  const before = await query(asSuperuser(owner.connection), holder)
  await query(asSuperuser(owner.connection), `select pg_terminate_backend(pid) from (${holder}) as holder`)
  await vi.waitFor(async () => {
    const now = await query(asSuperuser(owner.connection), holder)
    expect(now).toHaveLength(1)
    expect(now).not.toEqual(before)
  }, 10_000)
  await expect(open(dataDir)).rejects.toThrow(DataDirInUse)
  await owner.stop()
  expect(findPostmaster(join(dataDir, 'db'))).toBeNull()
})

test('a PostgreSQL that is killed under a living server is started again with its data', async () => {
  const dataDir = join(makeScratch(), 'data')
  const owner = await open(dataDir)
  await query(owner.connection, 'create table kept as select 42 as answer')
  const killed = requirePid(dataDir)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(
    async () => expect(await query(owner.connection, 'select answer from kept')).toEqual([{ answer: 42 }]),
    20_000,
  )
  expect(requirePid(dataDir)).not.toBe(killed)
  await owner.stop()
  expect(findPostmaster(join(dataDir, 'db'))).toBeNull()
})

test('a pid file whose number now belongs to an unrelated process of the same user does not hinder a start', async () => {
  const dataDir = join(makeScratch(), 'data')
  const first = await open(dataDir)
  await query(first.connection, 'create table kept as select 42 as answer')
  const pidFile = join(dataDir, 'db', 'postmaster.pid')
  const socketLock = join(dataDir, 'db', '.s.PGSQL.5432.lock')
  const leftovers = [pidFile, socketLock].map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const pid = String(requirePid(dataDir))
  await first.stop()
  // The same user as PostgreSQL's: of others PostgreSQL itself knows that they are not its own.
  const unrelated = spawn('sleep', ['60'], isRoot() ? { uid: 65534, gid: 65534 } : {})
  await once(unrelated, 'spawn')
  onTestFinished(() => void unrelated.kill())
  for (const { file, text } of leftovers)
    writeFileSync(file, text.replace(pid, String(unrelated.pid)), { mode: 0o644 })
  const second = await open(dataDir)
  expect(second.adopted).toBe(false)
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(unrelated.exitCode).toBeNull()
  await second.stop()
})
