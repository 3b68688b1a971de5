import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type EmbeddedPostgres, type OpenOptions, openEmbedded } from '../open.ts'
import { SHARED_ROOT, socketDirFor } from '../paths.ts'
import { findPostmaster } from '../pid-file.ts'
import { findRecordedCluster } from '../place.ts'
import { isPostmaster } from '../process.ts'

export const QUICK = { fsync: 'off' }

/** A folder that is gone after the test, with every PostgreSQL in it and all it left in /var/lib/recourse. */
export function makeScratch(): string {
  const before = listShared()
  const folder = mkdtempSync('/tmp/recourse-scratch-')
  chmodSync(folder, 0o755)
  onTestFinished(async () => {
    for (const name of readdirSync(folder)) await endPostgres(findRecordedCluster(join(folder, name)))
    rmSync(folder, { recursive: true })
    for (const path of listShared().filter((path) => !before.includes(path))) {
      await endPostgres(path)
      rmSync(path, { recursive: true })
    }
    if (listShared().length === 0) rmSync(SHARED_ROOT, { recursive: true, force: true })
  })
  return folder
}

export async function open(
  dataDir: string,
  options: Partial<OpenOptions> = {},
): Promise<EmbeddedPostgres & { said: string[] }> {
  const said: string[] = []
  const postgres = await openEmbedded({
    dataDir,
    say: (line) => said.push(line),
    settings: QUICK,
    ...options,
  })
  return { ...postgres, said }
}

export async function query(connection: pg.PoolConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

function listShared(): string[] {
  return existsSync(SHARED_ROOT) ? readdirSync(SHARED_ROOT).map((name) => join(SHARED_ROOT, name)) : []
}

async function endPostgres(clusterDir: string): Promise<void> {
  const found = findPostmaster(clusterDir)
  if (found) process.kill(found.pid, 'SIGQUIT')
  while (found && isPostmaster(found.pid, clusterDir)) await sleep(10)
  if (socketDirFor(clusterDir) !== clusterDir) rmSync(socketDirFor(clusterDir), { recursive: true, force: true })
}
