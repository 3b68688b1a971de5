import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findNobody, isRoot } from './account.ts'
import { requireOwnBinaries } from './binaries.ts'
import { connectToRunning } from './connect-to-running.ts'
import { SHARED_ROOT } from './paths.ts'
import { startOwner } from './testing/owner.ts'
import { makeScratch, open, QUICK, query, removeAfterwards } from './testing/scratch.ts'

function makePrivateDataDir(): string {
  const dataDir = join(makeScratch(), 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  return dataDir
}

async function openPrivate(dataDir: string) {
  const opened = await open(dataDir)
  const location = readFileSync(join(dataDir, 'db-location'), 'utf8').trim()
  removeAfterwards(location)
  return { ...opened, location }
}

test.runIf(isRoot())('as root, PostgreSQL runs as nobody', async () => {
  const dataDir = join(makeScratch(), 'data')
  const { stop } = await open(dataDir)
  expect(statSync(join(dataDir, 'db', 'postmaster.pid')).uid).toBe(findNobody().uid)
  await stop()
})

test.runIf(isRoot())(
  'a folder that nobody cannot enter keeps its database in /var/lib/recourse, says so once and finds it again',
  async () => {
    const dataDir = makePrivateDataDir()
    const first = await openPrivate(dataDir)
    const { location } = first
    expect(dirname(location)).toBe(SHARED_ROOT)
    expect(statSync(location).mode & 0o777).toBe(0o700)
    expect(first.said).toEqual([
      `PostgreSQL does not run as root, and nobody cannot enter here: the database is kept in ${location}.`,
    ])
    await query(first.connection, 'create table kept as select 42 as answer')
    expect(await connectToRunning({ dataDir })).toEqual(first.connection)
    await first.stop()
    const second = await open(dataDir)
    expect(second.said).toEqual([])
    expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
    expect(existsSync(join(dataDir, 'db'))).toBe(false)
  },
)

test.runIf(isRoot())(
  'a private folder that was deleted and made anew begins with an empty database',
  async () => {
    const dataDir = makePrivateDataDir()
    const first = await openPrivate(dataDir)
    await query(first.connection, 'create table kept ()')
    await first.stop()
    rmSync(dataDir, { recursive: true })
    mkdirSync(dataDir, { mode: 0o700 })
    const second = await openPrivate(dataDir)
    expect(await query(second.connection, "select to_regclass('kept') as kept")).toEqual([{ kept: null }])
    await second.stop()
  },
)

test.runIf(isRoot())(
  'a recorded database that is not there is refused rather than replaced by an empty one',
  async () => {
    const dataDir = makePrivateDataDir()
    const { location, stop } = await openPrivate(dataDir)
    await stop()
    rmSync(location, { recursive: true })
    await expect(open(dataDir)).rejects.toThrow(
      /should be in .*, but is not there: bring it back, or delete .*\.$/,
    )
  },
)

test.runIf(isRoot())(
  'a database whose folder became private is refused rather than replaced by an empty one',
  async () => {
    const dataDir = join(makeScratch(), 'data')
    const first = await open(dataDir)
    await first.stop()
    chmodSync(dataDir, 0o700)
    await expect(open(dataDir)).rejects.toThrow(
      /^nobody, who owns the database .* cannot enter that folder any more/,
    )
    expect(existsSync(join(dataDir, 'db-location'))).toBe(false)
  },
)

test.runIf(isRoot())('programs that nobody cannot reach are copied to where it can', async () => {
  const scratch = makeScratch()
  const secluded = join(scratch, 'clone')
  mkdirSync(secluded, { mode: 0o700 })
  const home = dirname(dirname(requireOwnBinaries()))
  cpSync(home, join(secluded, 'package'), { recursive: true, verbatimSymlinks: true })
  const { name, version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const copy = join(SHARED_ROOT, `${version}-${name.split('/')[1]}`)
  if (!existsSync(copy)) removeAfterwards(copy)
  const { said, connection, stop } = await open(join(scratch, 'data'), {
    binaries: join(secluded, 'package', 'native', 'bin'),
  })
  expect(said).toEqual([
    `PostgreSQL does not run as root, and nobody cannot enter here: the programs are run from ${join(copy, 'bin')}.`,
  ])
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
})

test.runIf(isRoot())(
  'a database made by an ordinary user is run as that user when root starts it',
  async () => {
    const dataDir = join(makeScratch(), 'data')
    // daemon: initdb wants a user that /etc/passwd knows.
    const person = { uid: 1, gid: 1 }
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o777)
    const owner = await startOwner({ dataDir, settings: QUICK }, person)
    await query(owner.connection, 'create table kept as select 42 as answer')
    await owner.stop()
    const asRoot = await open(dataDir)
    expect(statSync(join(dataDir, 'db', 'postmaster.pid')).uid).toBe(person.uid)
    expect(await query(asRoot.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    await asRoot.stop()
  },
)
