import type { DeskOrder } from '@recourse/contract/desk'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { desk_claims, desk_counts } from '../../schema/desk.ts'
import type { From, Place } from './cursor.ts'
import { type DeskFilters, isUrgent } from './filters.ts'

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
  // Backwards, every order is walked the other way round.
  const backwards = from?.direction === 'before'
  const falling = sql.raw(backwards ? 'ASC' : 'DESC')
  const rising = sql.raw(backwards ? 'DESC' : 'ASC')
  const sorted = {
    newest: sql`list_id ${falling}`,
    urgent: sql`(state & 2) ${falling}, list_id ${falling}`,
    waiting: sql`waits ${rising}, list_id ${rising}`,
  }[order]
  const walked = order === 'waiting' ? sorted : sql`list_id ${falling}`
  const cells = filters.states.flatMap((state) => {
    const bound = boundIn(order, from, state)
    return bound === 'nothing' ? [] : [{ state, bound }]
  })
  const states = cells.map(({ state }) => state)
  const bounds = cells.map(({ bound }) => bound)
  return sql`
    SELECT ${placeColumns} FROM (
      SELECT found.* FROM unnest(${sql.param(states)}::smallint[], ${sql.param(bounds)}::bigint[]) AS cell (state, bound)
      CROSS JOIN LATERAL (
        SELECT claim_id, list_id, state, waits FROM ${desk_claims} AS desk
        WHERE desk.state = cell.state AND ${given(filters)} AND ${beyond(order, from)}
        ORDER BY ${walked} LIMIT ${limit}
      ) AS found
    ) AS page
    ORDER BY ${sorted} LIMIT ${limit}`
}

/** The id beyond which a state's claims come, for the orders that are walked by id. */
function boundIn(order: DeskOrder, from: From | null, state: number): number | 'nothing' {
  const farEnd = from?.direction === 'before' ? 0 : Number.MAX_SAFE_INTEGER
  if (!from || order === 'waiting') return farEnd
  const ahead = Number(isUrgent(state)) - Number(isUrgent(from.place.state))
  if (order === 'newest' || ahead === 0) return from.place.claim_id
  const isBehind = from.direction === 'after' ? ahead < 0 : ahead > 0
  return isBehind ? farEnd : 'nothing'
}

function beyond(order: DeskOrder, from: From | null): SQL {
  if (order !== 'waiting') {
    return from?.direction === 'before' ? sql`list_id > cell.bound` : sql`list_id < cell.bound`
  }
  if (!from) return sql`true`
  const { waits, claim_id } = from.place
  const time = waits === null ? 'infinity' : new Date(waits).toISOString()
  const compared = sql.raw(from.direction === 'before' ? '<' : '>')
  return sql`(waits, list_id) ${compared} (${time}::timestamptz, ${claim_id}::bigint)`
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
