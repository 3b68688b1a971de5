import type pg from 'pg'

export interface Table {
  /** Quoted, with its schema. */
  readonly name: string
  /** Quoted. Generated columns are left out: PostgreSQL computes them again. */
  readonly columns: readonly string[]
}

/**
 * Every table of ours and the queue's jobs, referenced tables before those that refer to them. Left out are
 * drizzle's list of migrations, which the restore makes by running them, and pg-boss's version and statistics.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ oid: number; name: string; columns: string[]; refers_to: number[] }>(`
    SELECT c.oid::int8::int AS oid, format('%I.%I', n.nspname, c.relname) AS name,
      (SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      coalesce((SELECT array_agg(DISTINCT confrelid::int8::int) FROM pg_constraint
        WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid), '{}') AS refers_to
    FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND (n.nspname = 'public' OR (n.nspname = 'pgboss' AND c.relname IN ('queue', 'job', 'job_dependency', 'schedule', 'subscription')))
    ORDER BY name`)
  const ordered: typeof rows = []
  while (ordered.length < rows.length) {
    const done = new Set(ordered.map(({ oid }) => oid))
    const next = rows.filter(({ oid, refers_to }) => !done.has(oid) && refers_to.every((to) => done.has(to)))
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    ordered.push(...next)
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}

/** A partitioned table can only be copied out by a query. */
export function copyOutStatement({ name, columns }: Table): string {
  return `COPY (SELECT ${columns.join(', ')} FROM ${name}) TO STDOUT`
}

export function copyInStatement({ name, columns }: Table): string {
  return `COPY ${name} (${columns.join(', ')}) FROM STDIN`
}

export async function listSequences(client: pg.ClientBase): Promise<{ name: string; last_value: string }[]> {
  const { rows } = await client.query<{ name: string; last_value: string }>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`)
  return rows
}
