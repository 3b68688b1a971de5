import { mkdirSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import type pg from 'pg'
import { requireOwnBinaries, requirePrograms } from './binaries.ts'
import { connectAsSuperuser, connectionFor, makeRoleAndDatabase } from './connection.ts'
import { makeCluster } from './initdb.ts'
import { untilOthersLeft } from './others.ts'
import { keepOwnerLock, takeOwnerLock } from './owner-lock.ts'
import { own } from './ownership.ts'
import { logFile, SOCKET_PORT, socketDirFor } from './paths.ts'
import { findPostmaster } from './pid-file.ts'
import { findPlace, hasCluster, recordLocation } from './place.ts'
import { type Cluster, reachPostmaster, stopPostmaster } from './postmaster.ts'

export interface OpenOptions {
  readonly dataDir: string
  /** Prints the rare remark, one line each. */
  readonly say: (line: string) => void
  /** The `bin` folder of another PostgreSQL than the one that came with npm. */
  readonly binaries?: string
  /** More settings of postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  readonly connection: pg.PoolConfig
  /** It was still running: the server before us was killed. */
  readonly adopted: boolean
  stop(): Promise<void>
}

export async function openEmbedded(options: OpenOptions): Promise<EmbeddedPostgres> {
  const { dataDir, say } = options
  const cluster = await prepareCluster(options)
  const { client, reached } = await own(cluster, dataDir, say)
  await makeRoleAndDatabase(client, cluster.password)
  const lock = keepOwnerLock(client, async () =>
    connectAsSuperuser(await reachPostmaster(cluster, say), cluster.password),
  )
  const stop = async () => {
    const holder = (await lock.retire()) ?? (await takeBack(cluster))
    if (!holder) return
    await untilOthersLeft(holder)
    await stopPostmaster(cluster)
  }
  let stopping: Promise<void> | null = null
  return {
    connection: connectionFor(reached, cluster.password),
    adopted: reached.adopted,
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

async function prepareCluster({ dataDir, say, binaries, settings = {} }: OpenOptions): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true })
  const home = realpathSync(dataDir)
  const bin = binaries ? requirePrograms(binaries) : requireOwnBinaries()
  const place = await findPlace(home, bin, say)
  if (!hasCluster(place.clusterDir)) await makeCluster(place, settings.fsync !== 'off')
  recordLocation(home, place.clusterDir)
  const overTcp = process.platform === 'win32'
  return {
    ...place,
    socketDir: overTcp ? null : socketDirFor(place.clusterDir),
    port: overTcp ? await findFreePort() : SOCKET_PORT,
    logFile: logFile(home),
    settings,
  }
}

/** For a lock that broke and is not back yet; null when PostgreSQL is gone or another server has it now. */
async function takeBack(cluster: Cluster): Promise<pg.Client | null> {
  const found = findPostmaster(cluster.clusterDir)
  if (!found) return null
  try {
    const client = await connectAsSuperuser(found, cluster.password)
    if (await takeOwnerLock(client, 0)) return client
    await client.end()
  } catch {
    // It is starting or stopping; the next start of Recourse finds it.
  }
  return null
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
