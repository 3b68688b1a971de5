import type { DeskOrder } from '@recourse/contract/desk'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { desk_claims, desk_counts } from '../../schema/desk.ts'
import type { From } from './cursor.ts'
import type { DeskFilters } from './filters.ts'
import { orders, type Place } from './orders.ts'

type Reader = Orm | Tx

/** Walks one index per state that passes and merges: it never reads a claim that the filters leave out. */
export async function listPlaces(
  db: Reader,
  filters: DeskFilters,
  { order, from, limit }: { order: DeskOrder; from: From | null; limit: number },
): Promise<Place[]> {
  const { rows } = await db.execute<Record<keyof Place, string | null>>(
    placesStatement(filters, { order, from, limit }),
  )
  const places = rows.map(toPlace)
  return from?.direction === 'before' ? places.reverse() : places
}

export const placeColumns = sql`claim_id, state,
  CASE WHEN isfinite(waits) THEN (extract(epoch FROM waits) * 1000)::bigint END AS waits`

export function toPlace(row: Record<keyof Place, string | null>): Place {
  return {
    claim_id: Number(row.claim_id),
    state: Number(row.state),
    waits: row.waits === null ? null : Number(row.waits),
  }
}

function placesStatement(
  filters: DeskFilters,
  { order, from, limit }: { order: DeskOrder; from: From | null; limit: number },
): SQL {
  const { ahead, by } = orders[order]
  // Backwards, every order is walked the other way round.
  const backwards = from?.direction === 'before'
  const falling = sql.raw(backwards ? 'ASC' : 'DESC')
  const rising = sql.raw(backwards ? 'DESC' : 'ASC')
  const walked = by === 'id' ? sql`list_id ${falling}` : sql`waits ${rising}, list_id ${rising}`
  const goesUp = (by === 'waits') !== backwards
  const beyond = sql.raw(
    by === 'id'
      ? `list_id ${goesUp ? '>' : '<'} cell.id`
      : `(waits, list_id) ${goesUp ? '>' : '<'} (cell.since, cell.id)`,
  )
  const cells = filters.states.flatMap((state) => {
    const start = startIn(state, order, from, goesUp)
    return start === 'nothing' ? [] : [{ state, ...start }]
  })
  return sql`
    SELECT ${placeColumns} FROM (
      SELECT found.* FROM unnest(
        ${sql.param(cells.map(({ state }) => state))}::smallint[],
        ${sql.param(cells.map(({ since }) => since))}::timestamptz[],
        ${sql.param(cells.map(({ id }) => id))}::bigint[]) AS cell (state, since, id)
      CROSS JOIN LATERAL (
        SELECT claim_id, list_id, state, waits FROM ${desk_claims} AS desk
        WHERE desk.state = cell.state AND ${given(filters)} AND ${beyond}
        ORDER BY ${walked} LIMIT ${limit}
      ) AS found
    ) AS page
    ORDER BY (state & ${ahead}::int) ${falling}, ${walked} LIMIT ${limit}`
}

interface Start {
  readonly since: string
  readonly id: number
}

/** The place beyond which a state's claims come: the cursor's, the very end, or none of them do. */
function startIn(state: number, order: DeskOrder, from: From | null, goesUp: boolean): Start | 'nothing' {
  const end = goesUp ? { since: '-infinity', id: 0 } : { since: 'infinity', id: Number.MAX_SAFE_INTEGER }
  if (!from) return end
  const { claim_id, waits, state: placed } = from.place
  const { ahead } = orders[order]
  const lead = (state & ahead) - (placed & ahead)
  if (lead === 0) return { since: waits === null ? 'infinity' : new Date(waits).toISOString(), id: claim_id }
  const isBehind = from.direction === 'after' ? lead < 0 : lead > 0
  return isBehind ? end : 'nothing'
}

function given({ insurance_type, region, holder }: DeskFilters): SQL {
  const conditions = [
    ...(holder === null ? [] : [sql`holder = ${holder}`]),
    ...(region === null ? [] : [sql`region = ${region}`]),
    ...(insurance_type === null ? [] : [sql`insurance_type = ${insurance_type}`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

/** Exact, from the kept counters: for all claims, or for those under one facet. */
export async function readCounter(db: Reader, facet: string): Promise<number> {
  const { rows } = await db.execute<{ claims: string }>(
    sql`SELECT coalesce(sum(claims), 0) AS claims FROM ${desk_counts} WHERE facet = ${facet}`,
  )
  return Number(rows[0]?.claims ?? 0)
}

/** Counts through the same indexes, and stops after `stop`. */
export async function countUpTo(db: Reader, filters: DeskFilters, stop: number): Promise<number> {
  const { rows } = await db.execute<{ claims: string }>(countStatement(filters, stop))
  return Number(rows[0]?.claims ?? 0)
}

function countStatement(filters: DeskFilters, stop: number): SQL {
  return sql`
    SELECT count(*) AS claims FROM (
      SELECT FROM unnest(${sql.param(filters.states)}::smallint[]) AS cell (state)
      CROSS JOIN LATERAL (
        SELECT FROM ${desk_claims} AS desk WHERE desk.state = cell.state AND ${given(filters)}
        ORDER BY list_id LIMIT ${stop}
      ) AS found LIMIT ${stop}
    ) AS counted`
}
