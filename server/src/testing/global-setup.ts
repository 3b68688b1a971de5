import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type OpenOptions, openEmbedded } from '../platform/db/embedded/open.ts'
import { migrate } from '../platform/db/migrate.ts'
import { TEMPLATE } from './template.ts'

// Nothing here outlives the run, so nothing waits for the disk.
const THROWAWAY = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  // Some tests run several nodes, each with its own pools, beside other test files.
  max_connections: '400',
}

/** One throwaway PostgreSQL for all test files, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recourse-test-'))
  // As root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755)
  const options = { dataDir, settings: THROWAWAY, ...systemBinaries() }
  const stopReaper = startReaper(options)
  const postgres = await openEmbedded({ ...options, say: console.log })
  const admin = new pg.Client(postgres.connection)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  await migrate({ ...postgres.connection, database: TEMPLATE })
  project.provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
    stopReaper()
  }
}

function systemBinaries(): Pick<OpenOptions, 'binaries'> {
  if (process.env.TEST_POSTGRES !== 'system') return {}
  const home = '/usr/lib/postgresql'
  const [oldest] = existsSync(home) ? readdirSync(home).sort((a, b) => Number(a) - Number(b)) : []
  if (!oldest) throw new Error(`TEST_POSTGRES=system, but there is no PostgreSQL in ${home}.`)
  return { binaries: join(home, oldest, 'bin') }
}

/** Ends PostgreSQL when this run is killed before it can do so itself. */
function startReaper(options: object): () => void {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts'), JSON.stringify(options)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  reaper.unref()
  return () => reaper.stdin.end()
}
