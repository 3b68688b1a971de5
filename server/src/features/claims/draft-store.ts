import type { DraftKind } from '@recourse/contract/drafts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { claim_drafts } from '../../schema.ts'

export type DraftRow = typeof claim_drafts.$inferSelect

export async function findDraft(db: Orm | Tx, personUid: string, kind: DraftKind, now: Date) {
  const found = await db
    .select()
    .from(claim_drafts)
    .where(
      and(
        eq(claim_drafts.person_uid, personUid),
        eq(claim_drafts.kind, kind),
        gt(claim_drafts.expires_at, now),
      ),
    )
  return found[0]
}

/** A draft keeps its uid for as long as it lives: it is the key of the claim that comes of it. */
export async function putDraft(tx: Tx, draft: DraftRow): Promise<DraftRow> {
  const { uid: _, ...change } = draft
  const [row] = await tx
    .insert(claim_drafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [claim_drafts.person_uid, claim_drafts.kind],
      set: {
        ...change,
        // One that has expired but was not swept yet begins anew.
        uid: sql`CASE WHEN ${claim_drafts.expires_at} > ${draft.updated_at} THEN ${claim_drafts.uid} ELSE excluded.uid END`,
      },
    })
    .returning()
  if (!row) throw new Error('the draft was not stored')
  return row
}

export async function deleteDraft(tx: Tx | Orm, personUid: string, kind: DraftKind): Promise<void> {
  await tx
    .delete(claim_drafts)
    .where(and(eq(claim_drafts.person_uid, personUid), eq(claim_drafts.kind, kind)))
}

export async function deleteDraftByUid(tx: Tx, personUid: string, uid: string): Promise<void> {
  await tx
    .delete(claim_drafts)
    .where(and(eq(claim_drafts.person_uid, personUid), eq(sql`${claim_drafts.uid}::text`, uid)))
}

export async function deleteExpiredDrafts(db: Orm, now: Date): Promise<void> {
  await db.delete(claim_drafts).where(lt(claim_drafts.expires_at, now))
}
