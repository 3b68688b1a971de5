import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { type Recipient, recipientColumns } from '../../platform/mail/recipient.ts'
import { claim_submissions, claims } from '../../schema/claims.ts'
import { people } from '../../schema/people.ts'

export type ClaimRow = typeof claims.$inferSelect
export type Submission = typeof claim_submissions.$inferSelect
type Reader = Orm | Tx

export interface Page {
  readonly limit: number
  readonly id_before?: number | undefined
  readonly id_after?: number | undefined
}

export async function findClaims(db: Reader, visible: SQL, uids: readonly string[]): Promise<ClaimRow[]> {
  return db
    .select()
    .from(claims)
    .where(and(visible, inArray(claims.uid, [...uids])))
}

/** The claim, and who is told that it came. */
export async function insertClaim(
  tx: Tx,
  claim: typeof claims.$inferInsert,
): Promise<{ row: ClaimRow; owner: Recipient }> {
  // The person before the claim: an upload locks them in this order too.
  const [owner] = await tx
    .update(people)
    .set({ claims_count: sql`${people.claims_count} + 1` })
    .where(eq(people.uid, claim.person_uid))
    .returning(recipientColumns)
  const [row] = await tx.insert(claims).values(claim).returning()
  if (!row || !owner) throw new Error('the claim was not stored')
  return { row, owner }
}

/** The claims that were not so before. */
export async function setResolved(
  tx: Tx,
  uids: readonly string[],
  marked_resolved: boolean,
  updated_at: Date,
): Promise<string[]> {
  const changed = await tx
    .update(claims)
    .set({ marked_resolved, updated_at })
    .where(and(inArray(claims.uid, [...uids]), ne(claims.marked_resolved, marked_resolved)))
    .returning({ uid: claims.uid })
  return changed.map(({ uid }) => uid)
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
