import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'

export const JOBS_SCHEMA = 'pgboss'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
// "RECM" in ASCII. Nodes that start together on one database wait for each other here.
const MIGRATION_LOCK = 0x5245434d

/** One hash for each migration of this release, oldest first. */
export function migrationHashes(): string[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash)
}

/** Brings our tables to where the first so many migrations lead, for a backup from that time. */
export async function migrateTo(connection: pg.PoolConfig, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'recourse-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const journalFile = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: unknown[] }
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    await migrate(connection, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Brings our tables and pg-boss's to this version. Costs about a dozen short queries when they are. */
export async function migrate(connection: pg.PoolConfig, folder = MIGRATIONS): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: folder })
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
