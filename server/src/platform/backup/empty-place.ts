import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { namesIn } from '../files/disk.ts'
import type { Files } from '../files/files.ts'
import { BackupError } from './backup-error.ts'

/** Names of everything in a database that no extension brought and PostgreSQL itself does not have. */
const ours = `
  FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')`

async function withClient<T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function requireEmptyDatabase(connection: pg.PoolConfig): Promise<void> {
  const found = await withClient(connection, (client) => client.query(`SELECT ${ours} LIMIT 1`))
  if (found.rowCount !== 0)
    throw new BackupError('The database is not empty. A backup goes only into an empty one.')
}

export async function requireEmptyStore(files: Files): Promise<void> {
  for await (const _ of files.list()) {
    throw new BackupError('The file store is not empty. A backup goes only into an empty one.')
  }
}

export async function requireEmptyFolder(folder: string): Promise<void> {
  if ((await namesIn(folder)).length > 0) {
    throw new BackupError(`DATA_DIR (${folder}) is not empty. A backup goes only into an empty folder.`)
  }
}

/** After a restore that failed, into a place that was empty before. */
export async function clearDatabase(connection: pg.PoolConfig): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query('DROP SCHEMA IF EXISTS pgboss, drizzle CASCADE')
    const { rows } = await client.query<{ statement: string }>(`
      SELECT format('DROP TABLE IF EXISTS %s CASCADE', c.oid::regclass) AS statement ${ours} AND c.relkind IN ('r', 'p')
      UNION ALL
      SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc AS p
      WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`)
    for (const { statement } of rows) await client.query(statement)
  })
}

export async function clearStore(files: Files): Promise<void> {
  for await (const { key } of files.list()) await files.remove(key)
  await files.sweepStaged(new Date(Date.now() + 60_000))
}

export async function clearFolder(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) await rm(join(folder, name), { recursive: true, force: true })
}
