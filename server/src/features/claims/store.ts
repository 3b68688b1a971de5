import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { claim_submissions, claims, people } from '../../schema.ts'

export type ClaimRow = typeof claims.$inferSelect
export type Submission = typeof claim_submissions.$inferSelect
type Reader = Orm | Tx

export interface Page {
  readonly limit: number
  readonly id_before?: number | undefined
  readonly id_after?: number | undefined
}

/** Newest first inside the page, whichever way it was reached. Costs the same at any depth: it walks the index. */
export async function listClaims(
  db: Reader,
  visible: SQL,
  { limit, id_before, id_after }: Page,
): Promise<ClaimRow[]> {
  if (id_after !== undefined) {
    const newer = await db
      .select()
      .from(claims)
      .where(and(visible, gt(claims.id, id_after)))
      .orderBy(asc(claims.id))
      .limit(limit)
    return newer.reverse()
  }
  const older = id_before === undefined ? undefined : lt(claims.id, id_before)
  return db.select().from(claims).where(and(visible, older)).orderBy(desc(claims.id)).limit(limit)
}

export async function countOf(db: Reader, personUid: string): Promise<number> {
  const found = await db.select({ count: people.claims_count }).from(people).where(eq(people.uid, personUid))
  return found[0]?.count ?? 0
}

export async function findClaims(db: Reader, visible: SQL, uids: readonly string[]): Promise<ClaimRow[]> {
  return db
    .select()
    .from(claims)
    .where(and(visible, inArray(claims.uid, [...uids])))
}

export async function insertClaim(tx: Tx, claim: typeof claims.$inferInsert): Promise<ClaimRow> {
  const [row] = await tx.insert(claims).values(claim).returning()
  if (!row) throw new Error('the claim was not stored')
  await tx
    .update(people)
    .set({ claims_count: sql`${people.claims_count} + 1` })
    .where(eq(people.uid, claim.person_uid))
  return row
}

export async function setResolved(
  tx: Tx,
  uids: readonly string[],
  marked_resolved: boolean,
  updated_at: Date,
) {
  await tx
    .update(claims)
    .set({ marked_resolved, updated_at })
    .where(inArray(claims.uid, [...uids]))
}

/** False when the key is taken; waits for a transaction that is just taking it. */
export async function takeKey(tx: Tx, submission: Submission): Promise<boolean> {
  const taken = await tx.insert(claim_submissions).values(submission).onConflictDoNothing().returning()
  return taken.length === 1
}

export async function findSubmission(
  db: Reader,
  personUid: string,
  key: string,
): Promise<Submission | undefined> {
  const found = await db
    .select()
    .from(claim_submissions)
    .where(and(eq(claim_submissions.person_uid, personUid), eq(claim_submissions.key, key)))
  return found[0]
}

export async function findRecipient(db: Reader, personUid: string) {
  const found = await db
    .select({ email: people.email, first_name: people.first_name })
    .from(people)
    .where(eq(people.uid, personUid))
  return found[0]
}
