import type pg from 'pg'
import type { Config } from './config.ts'
import { connectToRunning } from './platform/db/embedded/connect-to-running.ts'
import { openEmbedded } from './platform/db/embedded/open.ts'

export interface Storage {
  readonly connection: pg.PoolConfig
  close(): Promise<void>
}

/** Your PostgreSQL where DATABASE_URL names one, else our own in DATA_DIR. */
export async function openStorage(config: Config, say: (line: string) => void): Promise<Storage> {
  if (config.databaseUrl !== null) {
    return { connection: { connectionString: config.databaseUrl }, close: async () => {} }
  }
  const embedded = await openEmbedded({ dataDir: config.dataDir, say })
  if (embedded.adopted) say('Took over the database that an earlier run left behind.')
  return { connection: embedded.connection, close: embedded.stop }
}

/** For commands: the running server's database where there is one, else it is opened for as long as they take. */
export async function reachStorage(config: Config, say: (line: string) => void): Promise<Storage> {
  const running = config.databaseUrl === null ? await connectToRunning({ dataDir: config.dataDir }) : null
  return running ? { connection: running, close: async () => {} } : openStorage(config, say)
}
