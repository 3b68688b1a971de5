import { asc, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { claims } from '../../schema/claims.ts'

/** The words of the index `claims_waiting_for_us_idx`, so that its first entry is the answer. */
export function oldestWaiting(db: Orm | Tx) {
  return db
    .select({ uid: claims.uid, created_at: claims.created_at })
    .from(claims)
    .where(sql`${claims.status} IN ('Submitted', 'Pending') AND NOT ${claims.marked_resolved}`)
    .orderBy(asc(claims.created_at))
    .limit(1)
}
