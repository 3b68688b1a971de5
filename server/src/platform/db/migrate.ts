import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'

export const JOBS_SCHEMA = 'pgboss'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
// "RECM" in ASCII. Nodes that start together on one database wait for each other here.
const MIGRATION_LOCK = 0x5245434d

/** Brings our tables and pg-boss's to this version. Costs about a dozen short queries when they are. */
export async function migrate(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    await installJobs(client)
  } finally {
    // The lock is the session's, so it goes with the connection.
    await client.end()
  }
}

async function installJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  try {
    await boss.start()
  } finally {
    await boss.stop({ graceful: false })
  }
}
