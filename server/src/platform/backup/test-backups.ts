import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { openDatabase } from '../db/database.ts'
import { copyOut } from './copy-out.ts'
import { readBackup } from './read-backup.ts'
import type { SealedBackup } from './sealed-backup.ts'
import { copyOutStatement, listTables } from './tables.ts'

export type Tables = Readonly<Record<string, readonly string[]>>

const linesOf = async (pieces: AsyncIterable<Buffer>) => (await text(pieces)).split('\n').sort()

/** Every row of every table of a database, as text. */
export async function tablesIn(connection: pg.PoolConfig): Promise<Tables> {
  const { pool, close } = openDatabase(connection)
  const client = await pool.connect()
  try {
    const found: Record<string, string[]> = {}
    for (const table of await listTables(client)) {
      const { rows } = copyOut(client as unknown as pg.Client, copyOutStatement(table))
      found[table.name] = await linesOf(rows)
    }
    return found
  } finally {
    client.release()
    await close()
  }
}

/** Every row and the hash of every whole file that a backup holds. */
export async function contentOf(backup: SealedBackup): Promise<{ tables: Tables; files: string[] }> {
  const tables: Record<string, string[]> = {}
  const files: string[] = []
  await readBackup(backup, {
    head: async () => {},
    table: async ({ name }, pieces) => {
      tables[name] = await linesOf(pieces)
    },
    file: async (_key, pieces, end) => {
      for await (const _ of pieces);
      files.push(end().sha256)
    },
  })
  return { tables, files }
}
