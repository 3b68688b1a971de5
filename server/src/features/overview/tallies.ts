import { sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { type ClaimDimension, claim_tallies, claim_tally_changes } from '../../schema/overview.ts'

// "RECT" in ASCII. One node folds at a time: two would only wait for each other.
const FOLD_LOCK = 0x52454354
const batchSize = 20_000

export const foldTalliesJob = defineJob<Record<string, never>>('fold_claim_tallies', {
  retryLimit: 2,
  retryDelay: 5,
  retryBackoff: false,
  concurrency: 1,
  oneWaitingPerKey: true,
})

export interface Tally {
  readonly dimension: ClaimDimension
  readonly value: string
  readonly claims: number
  readonly dollars: number
}

/** Each `change` counts once in every dimension; in `first_reply` only where there was one. */
const spread = sql`
  LATERAL (VALUES ('status', change.status), ('week', change.week::text), ('insurance_type', change.insurance_type),
    ('denial_reason', change.denial_reason), ('region', change.region),
    ('first_reply', change.week || ' ' || change.first_reply)) AS part (dimension, value)`

/**
 * Exact at any moment: what was folded and what was not, in one snapshot. Reads some hundred rows: of the replies,
 * those to claims filed in the week that begins on `repliesFrom`, or later.
 */
export async function listTallies(db: Orm | Tx, repliesFrom: string): Promise<Tally[]> {
  const { rows } = await db.execute<{
    dimension: ClaimDimension
    value: string
    claims: string
    dollars: string
  }>(
    sql`
      SELECT dimension, value, sum(claims) AS claims, sum(dollars) AS dollars FROM (
        SELECT dimension, value, claims, dollars FROM ${claim_tallies}
        WHERE dimension <> 'first_reply' OR value >= ${repliesFrom}
        UNION ALL
        SELECT part.dimension, part.value, change.change, change.change * change.dollars
        FROM ${claim_tally_changes} AS change, ${spread} WHERE part.value IS NOT NULL
      ) AS everything
      GROUP BY dimension, value HAVING sum(claims) <> 0
      ORDER BY dimension, sum(claims) DESC, value`,
  )
  return rows.map((row) => ({ ...row, claims: Number(row.claims), dollars: Number(row.dollars) }))
}

/** Moves what was noted since the last time into the tallies, batch by batch. */
export async function foldTallies(orm: Orm): Promise<void> {
  for (;;) if ((await orm.transaction(foldBatch)) < batchSize) return
}

/** A change that can be seen here has committed; it goes and is counted in the same transaction. */
async function foldBatch(tx: Tx): Promise<number> {
  const lock = await tx.execute<{ taken: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${FOLD_LOCK}) AS taken`,
  )
  if (!lock.rows[0]?.taken) return 0
  const { rows } = await tx.execute<{ folded: number }>(sql`
    WITH change AS (
      DELETE FROM ${claim_tally_changes}
      WHERE id IN (SELECT id FROM ${claim_tally_changes} ORDER BY id LIMIT ${batchSize})
      RETURNING *
    ), counted AS (
      INSERT INTO ${claim_tallies} AS tally (dimension, value, claims, dollars)
      SELECT part.dimension, part.value, sum(change.change), sum(change.change * change.dollars)
      FROM change, ${spread} WHERE part.value IS NOT NULL GROUP BY 1, 2
      ON CONFLICT (dimension, value) DO UPDATE
      SET claims = tally.claims + excluded.claims, dollars = tally.dollars + excluded.dollars
    )
    SELECT count(*)::int AS folded FROM change`)
  return rows[0]?.folded ?? 0
}
