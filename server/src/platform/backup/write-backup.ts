import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { FileDamaged, FileMissing, type Files } from '../files/files.ts'
import { knownStorageKeys, listStoredObjects, type StoredObject } from '../uploads/stored-objects.ts'
import { copyOut } from './copy-out.ts'
import { noteFrame, pieceFrame } from './frames.ts'
import type { FileEnd, Head, Note } from './notes.ts'
import { writeSealed } from './sealed-backup.ts'
import { copyOutStatement, listSequences, listTables, type Table } from './tables.ts'

export interface BackupOptions {
  readonly connection: pg.PoolConfig
  readonly files: Pick<Files, 'open'>
  readonly secrets: Pick<Head, 'secret_id' | 'kept_secrets'>
  readonly path: string
  readonly passphrase: string
}

export interface BackupReport {
  readonly rows: number
  readonly files: number
  /** Files that the database knows and the store has lost or spoiled. */
  readonly lost: number
}

/** One moment of the database, and the files of that moment, while others go on writing. */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  // One connection holds the moment, the other asks what has changed since.
  const snapshot = new pg.Client(options.connection)
  const present = new pg.Client(options.connection)
  try {
    await Promise.all([snapshot.connect(), present.connect()])
    await snapshot.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const report = { rows: 0, files: 0, lost: 0 }
    await writeSealed(
      options.path,
      options.passphrase,
      flat(framesOf({ snapshot, present }, options, report)),
    )
    return report
  } finally {
    await Promise.all([snapshot.end(), present.end()])
  }
}

type Frames = AsyncGenerator<Buffer[]>
const say = (note: Note) => noteFrame(note)

async function* framesOf(
  { snapshot, present }: Record<'snapshot' | 'present', pg.Client>,
  { files, secrets }: BackupOptions,
  report: { rows: number; files: number; lost: number },
): Frames {
  yield say(await headOf(snapshot, secrets))
  const tables = await listTables(snapshot)
  for (const table of tables) report.rows += yield* tableFrames(snapshot, table)
  for await (const object of listStoredObjects(snapshot)) {
    yield say({ type: 'file', storage_key: object.storage_key })
    const end = yield* fileFrames(files, present, object)
    yield say(end)
    report.files += 1
    if (end.state === 'missing' || end.state === 'damaged') report.lost += 1
  }
  yield say({ type: 'end', tables: tables.length, rows: report.rows, files: report.files })
}

async function headOf(snapshot: pg.Client, secrets: BackupOptions['secrets']): Promise<Head> {
  const ran = await snapshot.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  const jobs = await snapshot.query<{ version: number }>('SELECT version FROM pgboss.version')
  return {
    type: 'head',
    format: 1,
    made_at: new Date().toISOString(),
    migrations: ran.rows.map(({ hash }) => hash),
    jobs_version: jobs.rows[0]?.version ?? 0,
    // Not part of the snapshot: read now, they are at least what any row of it has.
    sequences: await listSequences(snapshot),
    ...secrets,
  }
}

async function* tableFrames(client: pg.Client, table: Table): AsyncGenerator<Buffer[], number> {
  yield say({ type: 'table', name: table.name, columns: [...table.columns] })
  const { rows, count } = copyOut(client, copyOutStatement(table))
  for await (const piece of rows) yield pieceFrame(piece)
  yield say({ type: 'table_end', rows: count() })
  return count()
}

/** Plain bytes: the backup has a seal of its own, and the restored files get that of their new place. */
async function* fileFrames(
  files: BackupOptions['files'],
  present: pg.Client,
  object: StoredObject,
): AsyncGenerator<Buffer[], FileEnd> {
  const hash = createHash('sha256')
  let size = 0
  const { sha256 } = object
  const ended = (state: FileEnd['state']): FileEnd => ({
    type: 'file_end',
    size: object.size,
    sha256,
    state,
  })
  try {
    const content: Readable = await files.open(object.storage_key)
    for await (const piece of content) {
      hash.update(piece)
      size += piece.length
      yield pieceFrame(piece)
    }
  } catch (error) {
    if (error instanceof FileDamaged) return ended('damaged')
    if (!(error instanceof FileMissing)) throw error
    const stillThere = await knownStorageKeys(present, [object.storage_key])
    return ended(stillThere.size > 0 ? 'missing' : 'deleted')
  }
  return ended(size === object.size && hash.digest('hex') === sha256 ? 'whole' : 'damaged')
}

async function* flat(frames: Frames): AsyncGenerator<Buffer> {
  for await (const buffers of frames) yield* buffers
}
