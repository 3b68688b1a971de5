import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Orm, Tx } from './database.ts'

const dialect = new PgDialect()

/** Not asked yet: `Row` is what it will answer. */
export interface Statement<Row extends pg.QueryResultRow> {
  readonly text: string
  readonly values: unknown[]
  readonly row?: Row
}

export interface Prepared<Values extends Record<string, unknown>, Row extends pg.QueryResultRow> {
  (db: Orm | Tx, values: Values): Promise<Row[]>
  /** To be asked together with others: see one-round.ts. */
  with(values: Values): Statement<Row>
}

/**
 * A statement whose text is made once, for what is asked most often: making it anew cost more than asking it
 * (docs/performance.md). `sql.placeholder('name')` stands where the values of a call go.
 */
export function prepare<Values extends Record<string, unknown>, Row extends pg.QueryResultRow>(
  statement: SQL,
): Prepared<Values, Row> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const fill = (values: Values) => fillPlaceholders(params, values)
  return Object.assign((db: Orm | Tx, values: Values) => askAs<Row>(db, text, fill(values)), {
    with: (values: Values) => ({ text, values: fill(values) }),
  })
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
export function clientOf(db: Orm): pg.Pool
export function clientOf(db: Orm | Tx): Pick<pg.Pool, 'query'>
export function clientOf(db: Orm | Tx): Pick<pg.Pool, 'query'> {
  return (db._.session as unknown as { client: pg.Pool }).client
}
