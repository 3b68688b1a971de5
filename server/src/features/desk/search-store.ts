import { deskLimits } from '@recourse/contract/desk'
import { type SQL, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { desk_claims } from '../../schema/desk.ts'
import type { DeskFilters } from './filters.ts'
import { placeColumns, toPlace } from './list-store.ts'
import type { Place } from './orders.ts'

type Row = Record<keyof Place, string | null>

/** Up to so many matches are all fetched from the index, which does not know which are newest. */
const FETCHED_AT_MOST = 10 * deskLimits.searchMatches
/** More than those are looked for among the newest claims: as many as 50 for each match shown. */
const WALKED_AT_MOST = 50 * deskLimits.searchMatches
/** A look at the newest few tells a word that stands everywhere, for which the index would be the longer way. */
const LOOKED_AT = 50
const COMMON = LOOKED_AT / 10

const newestFirst = (places: Place[]) => places.toSorted((a, b) => b.claim_id - a.claim_id)

/** The newest matches, one more than are shown where there are more. */
export async function findMatches(orm: Orm, search: string, filters: DeskFilters): Promise<Place[]> {
  const wanted = deskLimits.searchMatches + 1
  const byWords = await matchesByWords(orm, search, filters, wanted)
  const byId = await matchesById(orm, search, filters)
  const known = new Set(byWords.map(({ claim_id }) => claim_id))
  return newestFirst([...byWords, ...byId.filter(({ claim_id }) => !known.has(claim_id))]).slice(0, wanted)
}

async function matchesByWords(orm: Orm, search: string, filters: DeskFilters, wanted: number) {
  const condition = matches(search, filters)
  const among = async (newest: number) =>
    (await orm.execute<Row>(walkStatement(condition, newest, wanted))).rows.map(toPlace)
  const isCommon = (await among(LOOKED_AT)).length >= COMMON
  const walkedFirst = isCommon ? await among(WALKED_AT_MOST) : []
  if (walkedFirst.length === wanted) return walkedFirst
  const fetched = await byIndex(orm, fetchStatement(condition))
  if (fetched.length <= FETCHED_AT_MOST) return newestFirst(fetched).slice(0, wanted)
  const walked = isCommon ? walkedFirst : await among(WALKED_AT_MOST)
  if (walked.length === wanted) return walked
  // Common among all claims and yet rare among the newest.
  return byIndex(orm, sortStatement(condition, wanted))
}

/** Every word must stand somewhere; where each is too short for the index, what was typed must stand as it is. */
function matches(search: string, { facets }: DeskFilters): SQL {
  const words = search.split(' ')
  const terms = words.some(isLongEnough) ? words : [search]
  return sql.join(
    [...terms.map(stands), ...(facets.length === 0 ? [] : [sql`facets @> ${sql.param(facets)}::text[]`])],
    sql` AND `,
  )
}

const isLongEnough = (text: string) => /[\p{L}\p{N}]{3}/u.test(text)
const patternOf = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Of an email address the index is asked for the name alone: the provider's stands in so many claims that looking for its
 * letters too takes longer the more there are. That it follows is seen in the few rows that are left.
 */
function stands(term: string): SQL {
  const [name = '', provider = ''] = term.split('@', 2)
  const whole = sql`LIKE lower(${patternOf(term)})`
  return provider !== '' && isLongEnough(name)
    ? sql`words LIKE lower(${patternOf(`${name}@`)}) AND words || '' ${whole}`
    : sql`words ${whole}`
}

const fetchStatement = (condition: SQL) =>
  sql`SELECT ${placeColumns} FROM ${desk_claims} WHERE ${condition} LIMIT ${FETCHED_AT_MOST + 1}`

const walkStatement = (condition: SQL, newest: number, wanted: number) => sql`
  SELECT ${placeColumns} FROM (
    SELECT claim_id, state, waits, words, facets FROM ${desk_claims} ORDER BY claim_id DESC LIMIT ${newest}
  ) AS newest
  WHERE ${condition} ORDER BY claim_id DESC LIMIT ${wanted}`

const sortStatement = (condition: SQL, wanted: number) =>
  sql`SELECT ${placeColumns} FROM ${desk_claims} WHERE ${condition} ORDER BY claim_id DESC LIMIT ${wanted}`

/** Leaves the planner only the trigram index: its guess at how common a word is may be far off. */
const onlyByIndex = sql`
  SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`

async function byIndex(orm: Orm, statement: SQL): Promise<Place[]> {
  return orm.transaction(async (tx: Tx) => {
    await tx.execute(onlyByIndex)
    return (await tx.execute<Row>(statement)).rows.map(toPlace)
  })
}

/** A whole uid, or the 8 characters that are shown as Claim ID. */
async function matchesById(orm: Orm, search: string, filters: DeskFilters): Promise<Place[]> {
  const typed = search.toLowerCase()
  const range = isUuid(typed)
    ? ([typed, typed] as const)
    : /^[0-9a-f]{8}$/.test(typed)
      ? ([`${typed}-0000-0000-0000-000000000000`, `${typed}-ffff-ffff-ffff-ffffffffffff`] as const)
      : null
  if (!range) return []
  const { rows } = await orm.execute<Row>(sql`
    SELECT ${placeColumns} FROM ${desk_claims}
    WHERE claim_uid BETWEEN ${range[0]} AND ${range[1]} AND facets @> ${sql.param(filters.facets)}::text[]
    LIMIT ${deskLimits.searchMatches}`)
  return rows.map(toPlace)
}
