import { desc, eq } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { claim_history } from '../../schema/history.ts'

export type HistoryRow = typeof claim_history.$inferSelect

/** Newest first. */
export async function listHistory(db: Orm | Tx, claimUid: string, count: number): Promise<HistoryRow[]> {
  return db
    .select()
    .from(claim_history)
    .where(eq(claim_history.claim_uid, claimUid))
    .orderBy(desc(claim_history.at), desc(claim_history.uid))
    .limit(count)
}
