import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import pg from 'pg'
import { migrate, migrateTo, migrationHashes } from '../db/migrate.ts'
import type { Files } from '../files/files.ts'
import { objectTables } from '../uploads/stored-objects.ts'
import { BackupError } from './backup-error.ts'
import { copyIn } from './copy-in.ts'
import type { FileEnd, Head } from './notes.ts'
import { readBackup } from './read-backup.ts'
import type { SealedBackup } from './sealed-backup.ts'
import { copyInStatement, listTables, type Table } from './tables.ts'

export interface RestoreOptions {
  readonly connection: pg.PoolConfig
  readonly files: Files
  readonly backup: SealedBackup
  readonly head: Head
}

export interface RestoreReport {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Files that the backup could not hold: the store had lost them. */
  readonly lost: number
}

/** Into an empty database and an empty store. All rows come in one transaction; see empty-place.ts for the rest. */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { connection, head } = options
  requireKnownMigrations(head)
  await migrateTo(connection, head.migrations.length)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await requireSameJobs(client, head)
    await client.query('BEGIN')
    const report = await load(client, options)
    await client.query('COMMIT')
    await migrate(connection)
    return report
  } finally {
    // Rolls back what was not committed.
    await client.end()
  }
}

function requireKnownMigrations({ migrations }: Head): void {
  const ours = migrationHashes()
  if (migrations.some((hash, index) => hash !== ours[index])) {
    throw new BackupError('This backup was made by a newer release. Restore it with that one.')
  }
}

async function requireSameJobs(client: pg.Client, { jobs_version }: Head): Promise<void> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM pgboss.version')
  if (rows[0]?.version === jobs_version) return
  throw new BackupError(
    `This backup has version ${jobs_version} of the job tables and this release has ${rows[0]?.version}. Restore it with the release that made it, then upgrade.`,
  )
}

async function load(client: pg.Client, { backup, files, head }: RestoreOptions): Promise<RestoreReport> {
  const tables = await listTables(client)
  const report = { tables: tables.length, rows: 0, files: 0, lost: 0 }
  const deleted: string[] = []
  // What triggers would write is in the backup already.
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  // A fresh installation is not quite empty: pg-boss has queues of its own.
  for (const { name } of tables.toReversed()) await client.query(`DELETE FROM ${name}`)
  await readBackup(backup, {
    head: async () => {},
    table: async (table, pieces, rows) => {
      report.rows += await loadTable(client, table, pieces, rows)
    },
    file: async (key, pieces, end) => {
      const state = await loadFile(files, key, pieces, end)
      if (state === 'whole') report.files += 1
      else if (state === 'deleted') deleted.push(key)
      else report.lost += 1
    },
  })
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  for (const { name, last_value } of head.sequences) {
    await client.query('SELECT setval($1::regclass, $2)', [name, last_value])
  }
  for (const table of objectTables) {
    await client.query(`DELETE FROM ${table} WHERE storage_key = ANY($1)`, [deleted])
  }
  return report
}

async function loadTable(
  client: pg.Client,
  table: Table,
  pieces: AsyncIterable<Buffer>,
  rows: () => number,
): Promise<number> {
  await copyIn(client, copyInStatement(table), pieces)
  const found = await client.query<{ count: string }>(`SELECT count(*) FROM ${table.name}`)
  const count = Number(found.rows[0]?.count)
  if (count !== rows()) {
    throw new BackupError(`Of ${rows()} rows of ${table.name}, ${count} arrived.`)
  }
  return count
}

async function loadFile(
  files: Files,
  key: string,
  pieces: AsyncIterable<Buffer>,
  end: () => FileEnd,
): Promise<FileEnd['state']> {
  const staged = await files.stage(Readable.from(pieces), Number.POSITIVE_INFINITY, key)
  const { state, size, sha256 } = end()
  if (state !== 'whole') {
    await staged.discard()
    return state
  }
  await files.keep(staged)
  const stored = createHash('sha256')
  for await (const piece of await files.open(key)) stored.update(piece)
  if (staged.size !== size || stored.digest('hex') !== sha256) {
    throw new BackupError(`The file ${key} is not what was backed up.`)
  }
  return state
}
