import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { claims } from '../../schema/claims.ts'
import { files } from '../../schema/files.ts'
import { data_files } from '../../schema/my-data.ts'
import { people } from '../../schema/people.ts'
import { newsletter_subscribers } from '../../schema/site.ts'

export type Person = typeof people.$inferSelect
type Reader = Orm | Tx

/** Whose time has come: they asked for it, or never verified their address. Nobody with a role is among them. */
export function dueAt({ now, signedUpBefore }: { now: Date; signedUpBefore: Date }): SQL {
  const asked = and(isNotNull(people.delete_after), lte(people.delete_after, now))
  const neverVerified = and(isNull(people.verified_at), lte(people.created_at, signedUpBefore))
  const hasRole = or(people.is_staff, people.is_claims_admin, people.is_superuser)
  return and(or(asked, neverVerified), sql`NOT (${hasRole})`) ?? sql`false`
}

export async function listDue(db: Reader, due: SQL, count: number): Promise<string[]> {
  const found = await db.select({ uid: people.uid }).from(people).where(due).limit(count)
  return found.map(({ uid }) => uid)
}

/** Whoever signs in at this moment waits, and finds the account gone or is found to have kept it. */
export async function lockDue(tx: Tx, due: SQL, uid: string): Promise<Person | undefined> {
  const found = await tx
    .select()
    .from(people)
    .where(and(due, eq(people.uid, uid)))
    .for('update')
  return found[0]
}

export async function findPerson(db: Reader, uid: string): Promise<Person | undefined> {
  const found = await db.select().from(people).where(eq(people.uid, uid))
  return found[0]
}

export async function setDeleteAfter(tx: Tx, uid: string, delete_after: Date): Promise<void> {
  await tx.update(people).set({ delete_after }).where(eq(people.uid, uid))
}

export async function listClaimUids(tx: Tx, personUid: string): Promise<string[]> {
  const found = await tx.select({ uid: claims.uid }).from(claims).where(eq(claims.person_uid, personUid))
  return found.map(({ uid }) => uid)
}

export async function listStorageKeys(tx: Tx, personUid: string): Promise<string[]> {
  const papers = await tx.select({ key: files.storage_key }).from(files).where(eq(files.owner_uid, personUid))
  const made = await tx
    .select({ key: data_files.storage_key })
    .from(data_files)
    .where(eq(data_files.person_uid, personUid))
  return [...papers, ...made].flatMap(({ key }) => key ?? [])
}

export async function unsubscribe(tx: Tx, addresses: readonly string[]): Promise<void> {
  await tx
    .delete(newsletter_subscribers)
    .where(inArray(sql`lower(${newsletter_subscribers.email_address})`, [...addresses]))
}

/** Everything that belongs to the person refers to this row and goes with it. */
export async function deletePerson(tx: Tx, uid: string): Promise<void> {
  await tx.delete(people).where(eq(people.uid, uid))
}
