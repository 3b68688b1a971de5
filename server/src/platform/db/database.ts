import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nameStatements } from './name-statements.ts'
import { runAgain } from './run-again.ts'

export type Orm = NodePgDatabase
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0]

export interface Database {
  readonly pool: pg.Pool
  readonly orm: Orm
  close(): Promise<void>
}

export function openDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({
    max: 20,
    // A request that cannot get a connection in this time is told to come back, rather than left to hang.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // And one whose connection hangs (a network that drops everything) ends too. No request needs a query this long.
    query_timeout: 20_000,
    keepAlive: true,
    ...connection,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // And so is one that breaks between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => void client.on('error', () => {}))
  pool.on('connect', nameStatements)
  return { pool, orm: runAgain(drizzle(pool)), close: () => pool.end() }
}
