import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/db/database.ts'
import { prepare } from '../../platform/db/prepare.ts'
import { type ClaimFile, filesOfClaim } from '../../platform/uploads/file-records.ts'
import { claims } from '../../schema/claims.ts'
import { people } from '../../schema/people.ts'
import { unreadOf, unreadTotalOf } from '../chat/access.ts'
import { ownedBy, type Viewer } from './access.ts'
import type { ClaimRow, Page } from './store.ts'

/** A claim with what is shown beside it. */
export interface ShownRow extends ClaimRow {
  readonly files: readonly ClaimFile[] | null
  readonly unread: number | null
}

/** What the driver gives of it: ids are texts there. */
type RawShownRow = Omit<ShownRow, 'id'> & { readonly id: string }

const toShownRow = (row: RawShownRow): ShownRow => ({ ...row, id: Number(row.id) })

const columns = sql.join(Object.values(getTableColumns(claims)), sql`, `)
const shownColumns = (viewer: Viewer) =>
  sql`${columns}, ${filesOfClaim} AS files, ${unreadOf(viewer)} AS unread`

interface OwnPage {
  readonly rows: readonly ShownRow[]
  readonly count: number
  /** Claims that wait for their owner. */
  readonly waiting: number
  readonly unread_total: number
}

type Totals = Pick<OwnPage, 'count' | 'waiting' | 'unread_total'>
type Row = Totals & (RawShownRow | Record<keyof RawShownRow, null>)

const viewer = { person_uid: sql.placeholder('viewer') }

/**
 * One statement for the whole answer. A page costs the same at any depth: it walks the index. What waits is written as the
 * condition of claims_waiting_for_owner_idx, which holds only these.
 */
const pageStatement = (beyond: SQL, direction: SQL) => sql`
  SELECT ${people.claims_count} AS count,
    (SELECT count(*)::int FROM ${claims}
      WHERE ${ownedBy(viewer)} AND ${claims.status} = 'User Action Required' AND NOT ${claims.marked_resolved}) AS waiting,
    ${unreadTotalOf(viewer)} AS unread_total, page.*
  FROM ${people} LEFT JOIN LATERAL (
    SELECT ${shownColumns(viewer)} FROM ${claims} WHERE ${ownedBy(viewer)} AND ${beyond}
    ORDER BY ${claims.id} ${direction} LIMIT ${sql.placeholder('limit')}
  ) AS page ON true
  WHERE ${people.uid} = ${viewer.person_uid}`

type Values = { viewer: string; from: number; limit: number }
const from = sql.placeholder('from')
const older = prepare<Values, Row>(pageStatement(sql`${claims.id} < ${from}`, sql`DESC`))
const newer = prepare<Values, Row>(pageStatement(sql`${claims.id} > ${from}`, sql`ASC`))

/** Newest first inside the page, whichever way it was reached. */
export async function readOwnPage(
  orm: Orm,
  personUid: string,
  { limit, id_before = Number.MAX_SAFE_INTEGER, id_after }: Page,
): Promise<OwnPage> {
  const found =
    id_after === undefined
      ? await older(orm, { viewer: personUid, from: id_before, limit })
      : await newer(orm, { viewer: personUid, from: id_after, limit })
  const { count = 0, waiting = 0, unread_total = 0 } = found[0] ?? {}
  const rows = found.filter((row): row is Totals & RawShownRow => row.id !== null).map(toShownRow)
  return { rows: rows.toSorted((a, b) => b.id - a.id), count, waiting, unread_total }
}

const own = prepare<{ viewer: string; uid: string }, RawShownRow>(sql`
  SELECT ${shownColumns(viewer)} FROM ${claims} WHERE ${ownedBy(viewer)} AND ${claims.uid} = ${sql.placeholder('uid')}`)

export async function findOwn(orm: Orm, personUid: string, uid: string): Promise<ShownRow | undefined> {
  const [found] = await own(orm, { viewer: personUid, uid })
  return found && toShownRow(found)
}
