import type pg from 'pg'
import type { Config } from './config.ts'
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
