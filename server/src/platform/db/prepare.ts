import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Orm, Tx } from './database.ts'

const dialect = new PgDialect()

export type Prepared<Values extends Record<string, unknown>, Row> = (
  db: Orm | Tx,
  values: Values,
) => Promise<Row[]>

/**
 * A statement whose text is made once, for what is asked most often: making it anew cost more than asking it
 * (docs/performance.md). `sql.placeholder('name')` stands where the values of a call go.
 */
export function prepare<Values extends Record<string, unknown>, Row extends pg.QueryResultRow>(
  statement: SQL,
): Prepared<Values, Row> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return (db, values) => askAs<Row>(db, text, fillPlaceholders(params, values))
}

/** A statement in PostgreSQL's own words, with its values in their places. */
export async function askAs<Row extends pg.QueryResultRow>(
  db: Orm | Tx,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>({ text, values })
  return rows
}

/** The pool, or the connection of the transaction. Drizzle holds it, and has no other way to hand it out. */
function clientOf(db: Orm | Tx): Pick<pg.Pool, 'query'> {
  return (db._.session as unknown as { client: Pick<pg.Pool, 'query'> }).client
}
