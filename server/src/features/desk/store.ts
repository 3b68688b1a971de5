import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { claims } from '../../schema/claims.ts'
import { desk_claims } from '../../schema/desk.ts'
import { hasStaffRole, people } from '../../schema/people.ts'

type Reader = Orm | Tx

/** What every query asks of a claim for the desk. */
const deskColumns = {
  claim: claims,
  assignee_uid: desk_claims.assignee_uid,
  first_name: people.first_name,
  last_name: people.last_name,
  unanswered: desk_claims.unanswered,
  // Infinity has no place in a Date.
  waiting_since:
    sql<Date | null>`CASE WHEN isfinite(${desk_claims.waits}) THEN ${desk_claims.waits} END`.mapWith(
      desk_claims.waits,
    ),
}
export type DeskRow = Awaited<ReturnType<typeof listByIds>>[number]

export async function listByIds(db: Reader, visible: SQL, ids: readonly number[]) {
  return db
    .select(deskColumns)
    .from(claims)
    .innerJoin(desk_claims, eq(desk_claims.claim_id, claims.id))
    .leftJoin(people, eq(people.uid, desk_claims.assignee_uid))
    .where(and(visible, inArray(claims.id, [...ids])))
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
