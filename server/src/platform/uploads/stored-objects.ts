import type pg from 'pg'

/** The tables whose rows name an object of the file store. Each has storage_key, size and sha256 of the content. */
export const objectTables = ['files', 'data_files'] as const
export type ObjectTable = (typeof objectTables)[number]

export interface StoredObject {
  readonly table: ObjectTable
  readonly storage_key: string
  readonly size: number
  readonly sha256: string
}

type Queryable = Pick<pg.ClientBase, 'query'>
const batchSize = 500

/** Which of these keys a record names. */
export async function knownStorageKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const known = objectTables.map((table) => `SELECT storage_key FROM ${table} WHERE storage_key = ANY($1)`)
  const { rows } = await db.query<{ storage_key: string }>(known.join(' UNION ALL '), [[...keys]])
  return new Set(rows.map(({ storage_key }) => storage_key))
}

/** Every object that a record names, a few at a time; one that is added meanwhile may be left out. */
export async function* listStoredObjects(db: Queryable): AsyncGenerator<StoredObject> {
  for (const table of objectTables) {
    for (let after = ''; ; ) {
      const { rows } = await db.query<{ storage_key: string; size: string; sha256: string }>(
        `SELECT storage_key, size, sha256 FROM ${table} WHERE storage_key > $1 ORDER BY storage_key LIMIT ${batchSize}`,
        [after],
      )
      const last = rows.at(-1)
      if (!last) break
      for (const { size, ...row } of rows) yield { table, ...row, size: Number(size) }
      after = last.storage_key
    }
  }
}

/** A copy of the object takes its place. False: the record has gone, or names another one by now. */
export async function replaceObject(
  db: Queryable,
  { table, storage_key }: StoredObject,
  replacement: string,
): Promise<boolean> {
  const { rowCount } = await db.query(`UPDATE ${table} SET storage_key = $1 WHERE storage_key = $2`, [
    replacement,
    storage_key,
  ])
  return rowCount === 1
}
