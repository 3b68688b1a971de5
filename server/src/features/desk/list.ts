import { type DeskOrder, deskLimits, type listDeskClaims } from '@recourse/contract/desk'
import type { QueryOf } from '@recourse/contract/endpoint'
import { limits } from '@recourse/contract/limits'
import { recordAudit } from '../../platform/audit/audit.ts'
import { type From, readCursor, writeCursor } from './cursor.ts'
import type { Caller, DeskDeps } from './deps.ts'
import { type DeskFilters, readFilters } from './filters.ts'
import { countUpTo, listPlaces, readCounter } from './list-store.ts'
import { comparePlaces, type Place } from './orders.ts'
import { findMatches } from './search-store.ts'
import { showByIds } from './show.ts'

type Query = QueryOf<typeof listDeskClaims>

interface View {
  readonly order: DeskOrder
  readonly from: From | null
  readonly limit: number
}

interface Found {
  /** In order; one more than the limit where the list goes on. */
  readonly places: readonly Place[]
  readonly count: number
  readonly count_capped: boolean
}

export async function listForDesk(deps: DeskDeps, { actor, address }: Caller, query: Query) {
  const { search, order = 'newest', limit = limits.claimsPageSize } = query
  const filters = readFilters(query, actor.person_uid)
  const view = { order, limit, from: startOf(query, order) }
  const found =
    search === undefined ? await walk(deps, filters, view) : await searchFor(deps, search, filters, view)
  const { shown, ...cursors } = cut(found.places, view)
  const claims = await showByIds(
    deps,
    actor,
    shown.map(({ claim_id }) => claim_id),
  )
  const subject_uids = claims.map(({ uid }) => uid)
  if (deps.isNewView(actor.session_uid, subject_uids.join())) {
    await recordAudit(deps.orm, {
      actor_uid: actor.person_uid,
      action: 'claims_viewed',
      subject_uids,
      address,
      details: { searched: search !== undefined },
    })
  }
  return { claims, count: found.count, count_capped: found.count_capped, ...cursors }
}

function startOf({ id_before, id_after, cursor }: Query, order: DeskOrder): From | null {
  if (cursor !== undefined) return readCursor(order, cursor)
  const place = (claim_id: number) => ({ claim_id, state: 0, waits: null })
  if (id_before !== undefined) return { direction: 'after', place: place(id_before) }
  if (id_after !== undefined) return { direction: 'before', place: place(id_after) }
  return null
}

async function walk({ orm }: DeskDeps, filters: DeskFilters, view: View): Promise<Found> {
  const [places, counted] = await Promise.all([
    listPlaces(orm, filters, { ...view, limit: view.limit + 1 }),
    count(orm, filters),
  ])
  return { places, ...counted }
}

async function count(orm: DeskDeps['orm'], filters: DeskFilters) {
  const [facet = 'all', ...others] = filters.facets
  if (others.length === 0) return { count: await readCounter(orm, facet), count_capped: false }
  const counted = await countUpTo(orm, filters, deskLimits.countCap + 1)
  return { count: Math.min(counted, deskLimits.countCap), count_capped: counted > deskLimits.countCap }
}

/** The newest matches, then in the order that was asked for. */
async function searchFor(
  { orm }: DeskDeps,
  search: string,
  filters: DeskFilters,
  { order, from, limit }: View,
): Promise<Found> {
  const matches = await findMatches(orm, search, filters)
  const shown = matches.slice(0, deskLimits.searchMatches)
  const compare = (a: Place, b: Place) => comparePlaces(order, a, b)
  const ordered = shown.toSorted(compare)
  const places =
    from?.direction === 'before'
      ? ordered.filter((place) => compare(place, from.place) < 0).slice(-(limit + 1))
      : ordered.filter((place) => !from || compare(place, from.place) > 0).slice(0, limit + 1)
  return { places, count: shown.length, count_capped: matches.length > shown.length }
}

/** Takes the one place too many off its end and says where the pages beside this one begin. */
function cut(places: readonly Place[], { order, from, limit }: View) {
  const backwards = from?.direction === 'before'
  const shown = backwards ? places.slice(-limit) : places.slice(0, limit)
  const more = places.length > limit
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    shown,
    next: last && (more || backwards) ? writeCursor(order, 'after', last) : null,
    previous: first && (backwards ? more : from) ? writeCursor(order, 'before', first) : null,
  }
}
