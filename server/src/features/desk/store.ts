import { isOnStaff } from '@recourse/contract/roles'
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { prepare } from '../../platform/db/prepare.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { filesOfClaim } from '../../platform/uploads/file-records.ts'
import { claims } from '../../schema/claims.ts'
import { desk_claims } from '../../schema/desk.ts'
import { hasStaffRole, people } from '../../schema/people.ts'
import { unreadOf } from '../chat/access.ts'
import { visibleTo } from '../claims/access.ts'
import type { ShownClaim } from './deps.ts'

type Reader = Orm | Tx

/** A claim as the desk reads it. The driver gives ids as texts. */
export type DeskRow = Omit<ShownClaim, 'id'> & {
  readonly id: string
  readonly assignee_uid: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly unanswered: boolean
  readonly waiting_since: Date | null
}

type Values = { viewer: string; ids: readonly number[] }

/** Infinity has no place in a Date. */
const byIds = (viewer: Parameters<typeof visibleTo>[0]) =>
  prepare<Values, DeskRow>(sql`
    SELECT ${sql.join(Object.values(getTableColumns(claims)), sql`, `)},
      ${filesOfClaim} AS files, ${unreadOf(viewer)} AS unread, ${desk_claims.assignee_uid},
      ${people.first_name}, ${people.last_name}, ${desk_claims.unanswered},
      CASE WHEN isfinite(${desk_claims.waits}) THEN ${desk_claims.waits} END AS waiting_since
    FROM ${claims} JOIN ${desk_claims} ON ${desk_claims.claim_id} = ${claims.id}
    LEFT JOIN ${people} ON ${people.uid} = ${desk_claims.assignee_uid}
    WHERE ${visibleTo(viewer)} AND ${claims.id} = ANY(${sql.placeholder('ids')}::bigint[])`)

const person_uid = sql.placeholder('viewer')
const nobody = { is_staff: false, is_claims_admin: false, is_superuser: false }
const forStaff = byIds({ ...nobody, is_staff: true, person_uid })
const forMembers = byIds({ ...nobody, person_uid })

export async function listByIds(orm: Orm, actor: Actor, ids: readonly number[]): Promise<DeskRow[]> {
  return (isOnStaff(actor) ? forStaff : forMembers)(orm, { viewer: actor.person_uid, ids })
}

export async function setAssignee(tx: Tx, claimUid: string, assigneeUid: string | null): Promise<void> {
  await tx.update(desk_claims).set({ assignee_uid: assigneeUid }).where(eq(desk_claims.claim_uid, claimUid))
}

export async function findDeskFacts(db: Reader, claimUid: string) {
  const { assignee_uid, urgent } = desk_claims
  const found = await db
    .select({ assignee_uid, urgent })
    .from(desk_claims)
    .where(eq(desk_claims.claim_uid, claimUid))
  return found[0]
}

const staffColumns = {
  uid: people.uid,
  first_name: people.first_name,
  last_name: people.last_name,
  email: people.email,
  is_staff: people.is_staff,
  is_claims_admin: people.is_claims_admin,
  is_superuser: people.is_superuser,
}

/** Everyone with a role whose account is in order, by name. */
export async function listStaff(db: Reader) {
  return db
    .select(staffColumns)
    .from(people)
    .where(and(hasStaffRole(people), isNull(people.disabled_at)))
    .orderBy(asc(people.first_name), asc(people.last_name), asc(people.uid))
}

export async function findStaffMember(db: Reader, uid: string) {
  const [found] = await db
    .select(staffColumns)
    .from(people)
    .where(and(eq(people.uid, uid), hasStaffRole(people), isNull(people.disabled_at)))
  return found
}

/** Full names by uid, of those whose accounts are still there. */
export async function namesOf(db: Reader, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const found = await db
    .select({ uid: people.uid, first_name: people.first_name, last_name: people.last_name })
    .from(people)
    .where(inArray(people.uid, [...uids]))
  return new Map(found.map((person) => [person.uid, fullName(person)]))
}

export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim()
}
