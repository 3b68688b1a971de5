import { chmodSync, existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type EmbeddedPostgres, type OpenOptions, openEmbedded } from '../open.ts'
import { SHARED_ROOT, socketDirFor } from '../paths.ts'
import { findPostmaster } from '../pid-file.ts'
import { isPostmaster } from '../process.ts'

export const QUICK = { fsync: 'off' }

/** A folder that is gone after the test, with every PostgreSQL in it. */
export function makeScratch(): string {
  const folder = mkdtempSync('/tmp/recourse-scratch-')
  chmodSync(folder, 0o755)
  onTestFinished(async () => {
    for (const name of readdirSync(folder)) await endPostgres(join(folder, name, 'db'))
    rmSync(folder, { recursive: true })
  })
  return folder
}

/** For what a test leaves in /var/lib/recourse, which a real server on this machine may use too. */
export function removeAfterwards(path: string): void {
  onTestFinished(async () => {
    await endPostgres(path)
    rmSync(path, { recursive: true, force: true })
    if (existsSync(SHARED_ROOT) && readdirSync(SHARED_ROOT).length === 0) rmdirSync(SHARED_ROOT)
  })
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

async function endPostgres(clusterDir: string): Promise<void> {
  const found = findPostmaster(clusterDir)
  if (found) process.kill(found.pid, 'SIGQUIT')
  while (found && isPostmaster(found.pid, clusterDir)) await sleep(10)
  if (socketDirFor(clusterDir) !== clusterDir)
    rmSync(socketDirFor(clusterDir), { recursive: true, force: true })
}
