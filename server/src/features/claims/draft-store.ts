import type { DraftKind } from '@recourse/contract/drafts'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { claim_drafts } from '../../schema/claims.ts'

export type DraftRow = typeof claim_drafts.$inferSelect

function ofPerson(personUid: string, kind: DraftKind) {
  return and(eq(claim_drafts.person_uid, personUid), eq(claim_drafts.kind, kind))
}

export async function findDraft(db: Orm | Tx, personUid: string, kind: DraftKind, now: Date) {
  const found = await db
    .select()
    .from(claim_drafts)
    .where(and(ofPerson(personUid, kind), gt(claim_drafts.expires_at, now)))
  return found[0]
}

/** Nobody else can change it until the transaction ends. */
export async function lockDraft(tx: Tx, personUid: string, kind: DraftKind, now: Date) {
  const found = await tx
    .select()
    .from(claim_drafts)
    .where(and(ofPerson(personUid, kind), gt(claim_drafts.expires_at, now)))
    .for('update')
  return found[0]
}

/** Nothing when another page has just started one. */
export async function startDraft(tx: Tx, draft: Omit<DraftRow, 'version'>): Promise<DraftRow | undefined> {
  // One that has expired but was not swept yet makes room.
  await tx
    .delete(claim_drafts)
    .where(and(ofPerson(draft.person_uid, draft.kind), lte(claim_drafts.expires_at, draft.updated_at)))
  const [row] = await tx.insert(claim_drafts).values(draft).onConflictDoNothing().returning()
  return row
}

/** A draft keeps its uid for as long as it lives: it is the key of the claim that comes of it. */
export async function updateDraft(
  tx: Tx,
  { person_uid, kind, uid: _, ...change }: DraftRow,
): Promise<DraftRow> {
  const [row] = await tx.update(claim_drafts).set(change).where(ofPerson(person_uid, kind)).returning()
  if (!row) throw new Error('the draft was not stored')
  return row
}

export async function deleteDraft(tx: Tx | Orm, personUid: string, kind: DraftKind): Promise<void> {
  await tx.delete(claim_drafts).where(ofPerson(personUid, kind))
}

export async function deleteDraftByUid(tx: Tx, personUid: string, uid: string): Promise<void> {
  await tx
    .delete(claim_drafts)
    .where(and(eq(claim_drafts.person_uid, personUid), eq(sql`${claim_drafts.uid}::text`, uid)))
}

export async function deleteExpiredDrafts(db: Orm, now: Date): Promise<void> {
  await db.delete(claim_drafts).where(lt(claim_drafts.expires_at, now))
}
