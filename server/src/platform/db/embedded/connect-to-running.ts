import { existsSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectionFor } from './connection.ts'
import { requirePassword } from './password.ts'
import { findPostmaster } from './pid-file.ts'
import { findRecordedCluster } from './place.ts'

const STARTING_MS = 10_000
const POLL_MS = 20

/** The database of a server that runs on `dataDir`, for commands that work beside it. Takes no lock. */
export async function connectToRunning({ dataDir }: { dataDir: string }): Promise<pg.PoolConfig | null> {
  if (!existsSync(dataDir)) return null
  const home = realpathSync(dataDir)
  const clusterDir = findRecordedCluster(home)
  const end = Date.now() + STARTING_MS
  for (;;) {
    const found = findPostmaster(clusterDir)
    if (found?.status === 'ready') return connectionFor(found, requirePassword(home))
    if (found?.status !== 'starting' || Date.now() > end) return null
    await sleep(POLL_MS)
  }
}
