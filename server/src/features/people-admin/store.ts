import type { RoleFlags } from '@recourse/contract/roles'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { hasStaffRole, people, personSearchText } from '../../schema/people.ts'

/** The columns that a superuser sees of a person, and no others. */
const shown = {
  uid: people.uid,
  username: people.username,
  first_name: people.first_name,
  last_name: people.last_name,
  email: people.email,
  is_staff: people.is_staff,
  is_claims_admin: people.is_claims_admin,
  is_superuser: people.is_superuser,
  disabled_at: people.disabled_at,
  verified_at: people.verified_at,
  created_at: people.created_at,
}

export interface PeoplePage {
  readonly limit: number
  readonly uid_after?: string | undefined
}

/** By username. A search matches anywhere in the name, username or email; without one, only people with a role. */
export function listPeople(db: Orm | Tx, search: string | undefined, { limit, uid_after }: PeoplePage) {
  const username = sql`lower(${people.username})`
  const wanted =
    search === undefined
      ? hasStaffRole(people)
      : sql`${personSearchText(people)} LIKE lower(${`%${escapePattern(search)}%`})`
  const further =
    uid_after === undefined
      ? undefined
      : sql`${username} > (SELECT lower(cursor.username) FROM ${people} AS cursor WHERE cursor.uid = ${uid_after})`
  return db.select(shown).from(people).where(and(wanted, further)).orderBy(username).limit(limit)
}

/** What the person typed is looked for as it is: no character of it stands for others. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** Locked until the transaction ends, so that two changes of one person follow each other. */
export async function lockPerson(tx: Tx, uid: string): Promise<PersonRow | undefined> {
  const found = await tx.select(shown).from(people).where(eq(people.uid, uid)).for('no key update')
  return found[0]
}

/**
 * The superusers who can sign in. Their rows stay locked, and whoever waited here sees them as they are after the
 * wait: of two requests that would each take the other's role, the second finds one superuser left.
 */
export async function lockSuperusers(tx: Tx): Promise<string[]> {
  const found = await tx
    .select({ uid: people.uid })
    .from(people)
    .where(
      sql`${people.is_superuser} AND ${people.disabled_at} IS NULL AND ${people.verified_at} IS NOT NULL`,
    )
    .orderBy(people.uid)
    .for('no key update')
  return found.map((person) => person.uid)
}

export async function updatePerson(
  tx: Tx,
  uid: string,
  change: RoleFlags | { readonly disabled_at: Date | null },
): Promise<void> {
  await tx.update(people).set(change).where(eq(people.uid, uid))
}
