import type { DeskOrder } from '@recourse/contract/desk'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { type Prepared, prepare } from '../../platform/db/prepare.ts'
import { desk_claims, desk_counts } from '../../schema/desk.ts'
import type { From } from './cursor.ts'
import type { DeskFilters } from './filters.ts'
import { orders, type Place } from './orders.ts'

type Reader = Orm | Tx
type Values = Record<string, unknown>
type PlaceRow = Record<keyof Place, string | null>

/** What the statement of a page depends on; everything else is a value in it. */
interface Shape {
  readonly order: DeskOrder
  /** Backwards, every order is walked the other way round. */
  readonly backwards: boolean
  readonly given: readonly (typeof givable)[number][]
}

const givable = ['holder', 'region', 'insurance_type'] as const
const givenIn = (filters: DeskFilters) => givable.filter((name) => filters[name] !== null)
const goesUp = ({ order, backwards }: Shape) => (orders[order].by === 'waits') !== backwards

/** Walks one index per state that passes and merges: it never reads a claim that the filters leave out. */
export async function listPlaces(
  db: Reader,
  filters: DeskFilters,
  { order, from, limit }: { order: DeskOrder; from: From | null; limit: number },
): Promise<Place[]> {
  const shape = { order, backwards: from?.direction === 'before', given: givenIn(filters) }
  const cells = filters.states.flatMap((state) => {
    const start = startIn(state, order, from, goesUp(shape))
    return start === 'nothing' ? [] : [{ state, ...start }]
  })
  const rows = await pageOf(shape)(db, {
    ...filters,
    states: cells.map(({ state }) => state),
    sinces: cells.map(({ since }) => since),
    ids: cells.map(({ id }) => id),
    limit,
  })
  const places = rows.map(toPlace)
  return shape.backwards ? places.reverse() : places
}

const pages = new Map<string, Prepared<Values, PlaceRow>>()

function pageOf(shape: Shape): Prepared<Values, PlaceRow> {
  const key = JSON.stringify(shape)
  const known = pages.get(key) ?? prepare<Values, PlaceRow>(placesStatement(shape))
  pages.set(key, known)
  return known
}

export const placeColumns = sql`claim_id, state,
  CASE WHEN isfinite(waits) THEN (extract(epoch FROM waits) * 1000)::bigint END AS waits`

export function toPlace(row: PlaceRow): Place {
  return {
    claim_id: Number(row.claim_id),
    state: Number(row.state),
    waits: row.waits === null ? null : Number(row.waits),
  }
}

function placesStatement(shape: Shape): SQL {
  const { ahead, by } = orders[shape.order]
  const falling = sql.raw(shape.backwards ? 'ASC' : 'DESC')
  const rising = sql.raw(shape.backwards ? 'DESC' : 'ASC')
  const walked = by === 'id' ? sql`list_id ${falling}` : sql`waits ${rising}, list_id ${rising}`
  const compared = goesUp(shape) ? '>' : '<'
  const beyond = sql.raw(
    by === 'id' ? `list_id ${compared} cell.id` : `(waits, list_id) ${compared} (cell.since, cell.id)`,
  )
  const limit = sql.placeholder('limit')
  // Only what stands in the index that is walked, so that no row is fetched for it.
  const waits = sql.raw(by === 'id' ? "'infinity'::timestamptz" : 'waits')
  return sql`
    SELECT ${placeColumns} FROM (
      SELECT found.* FROM unnest(${sql.placeholder('states')}::smallint[], ${sql.placeholder('sinces')}::timestamptz[],
        ${sql.placeholder('ids')}::bigint[]) AS cell (state, since, id)
      CROSS JOIN LATERAL (
        SELECT list_id AS claim_id, list_id, state, ${waits} AS waits FROM ${desk_claims} AS desk
        WHERE desk.state = cell.state AND ${areGiven(shape.given)} AND ${beyond}
        ORDER BY ${walked} LIMIT ${limit}
      ) AS found
    ) AS page
    ORDER BY (state & ${sql.raw(String(ahead))}) ${falling}, ${walked} LIMIT ${limit}`
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

function areGiven(given: Shape['given']): SQL {
  const conditions = given.map((name) => sql`${sql.raw(name)} = ${sql.placeholder(name)}`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

const counter = prepare<{ facet: string }, { claims: string }>(
  sql`SELECT coalesce(sum(claims), 0) AS claims FROM ${desk_counts} WHERE facet = ${sql.placeholder('facet')}`,
)

/** Exact, from the kept counters: for all claims, or for those under one facet. */
export async function readCounter(db: Reader, facet: string): Promise<number> {
  const [found] = await counter(db, { facet })
  return Number(found?.claims ?? 0)
}

/** Counts through the same indexes, and stops after `stop`. */
export async function countUpTo(db: Reader, filters: DeskFilters, stop: number): Promise<number> {
  const [found] = await countOf(givenIn(filters))(db, { ...filters, stop })
  return Number(found?.claims ?? 0)
}

const counts = new Map<string, Prepared<Values, { claims: string }>>()

function countOf(given: Shape['given']): Prepared<Values, { claims: string }> {
  const key = given.join()
  const stop = sql.placeholder('stop')
  const known =
    counts.get(key) ??
    prepare<Values, { claims: string }>(sql`
      SELECT count(*) AS claims FROM (
        SELECT FROM unnest(${sql.placeholder('states')}::smallint[]) AS cell (state)
        CROSS JOIN LATERAL (
          SELECT FROM ${desk_claims} AS desk WHERE desk.state = cell.state AND ${areGiven(given)}
          ORDER BY list_id LIMIT ${stop}
        ) AS found LIMIT ${stop}
      ) AS counted`)
  counts.set(key, known)
  return known
}
