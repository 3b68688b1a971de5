import { desc, eq } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { claim_notes } from '../../schema/history.ts'

export type NoteRow = typeof claim_notes.$inferSelect

export async function insertNote(tx: Tx, note: NoteRow): Promise<void> {
  await tx.insert(claim_notes).values(note)
}

/** Newest first. */
export async function listNotes(db: Orm | Tx, claimUid: string, count: number): Promise<NoteRow[]> {
  return db
    .select()
    .from(claim_notes)
    .where(eq(claim_notes.claim_uid, claimUid))
    .orderBy(desc(claim_notes.created_at), desc(claim_notes.uid))
    .limit(count)
}
