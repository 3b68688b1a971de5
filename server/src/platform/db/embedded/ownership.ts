import type pg from 'pg'
import { connectAsSuperuser } from './connection.ts'
import { DatabaseUnavailable, DataDirInUse, hasCode, messageOf } from './errors.ts'
import { takeOwnerLock } from './owner-lock.ts'
import { type Cluster, type Reached, reachPostmaster } from './postmaster.ts'

// A server that was just killed may still be connected for a moment.
const PATIENCE_MS = 1_500
// How long a PostgreSQL that says it is ready may refuse us: its owner may just be stopping it.
const REFUSED_MS = 5_000

export interface Owned {
  readonly client: pg.Client
  readonly reached: Reached
}

/** Reaches the cluster's PostgreSQL and becomes its owner, or rejects with DataDirInUse. */
export async function own(cluster: Cluster, dataDir: string, say: (line: string) => void): Promise<Owned> {
  let refusedSince: number | null = null
  for (;;) {
    const reached = await reachPostmaster(cluster, say)
    let client: pg.Client | null = null
    try {
      client = await connectAsSuperuser(reached, cluster.password)
      if (await takeOwnerLock(client, PATIENCE_MS)) return { client, reached }
    } catch (error) {
      refusedSince ??= Date.now()
      if (hasCode(error, '28P01') || Date.now() - refusedSince > REFUSED_MS) {
        throw new DatabaseUnavailable(
          `PostgreSQL runs in ${cluster.clusterDir} (process ${reached.pid}) but cannot be used: ${messageOf(error)}.`,
        )
      }
      await client?.end()
      continue
    }
    await client.end()
    throw new DataDirInUse(dataDir)
  }
}
