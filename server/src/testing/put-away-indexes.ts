import type pg from 'pg'

/** Takes a table's indexes and references away while it is filled, and puts them back: as a restore of a backup does. */
export async function putAwayIndexes(
  client: pg.ClientBase,
  table: string,
  { references = false }: { references?: boolean } = {},
): Promise<() => Promise<void>> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = $1::regclass AND NOT indisunique`,
    [table],
  )
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `SELECT quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f' AND $2`,
    [table, references],
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  for (const { name } of constraints) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return async () => {
    for (const { definition } of indexes) await client.query(definition)
    for (const { name, definition } of constraints)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    await client.query(`VACUUM ANALYZE ${table}`)
  }
}
