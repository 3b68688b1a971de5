import { asc, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { desk_claims } from '../../schema/desk.ts'

/** The claim that has waited for us longest, as the desk counts it: the first entry of `desk_oldest_waiting_idx`. */
export function oldestWaiting(db: Orm | Tx) {
  return db
    .select({ uid: desk_claims.claim_uid, waiting_since: desk_claims.waits })
    .from(desk_claims)
    .where(sql`${desk_claims.waits} < 'infinity'`)
    .orderBy(asc(desk_claims.waits), asc(desk_claims.list_id))
    .limit(1)
}
