import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { audit_chain, audit_log, audit_unchained } from '../../schema/audit.ts'
import type { Orm, Tx } from '../db/database.ts'
import { defineJob } from '../jobs/define-job.ts'
import { noSeal, sealedColumns, sealOf } from './seal.ts'

// "RECA" in ASCII. One node writes the chain at a time.
const CHAIN_LOCK = 0x52454341
const batchSize = 1_000

export const chainAuditJob = defineJob<Record<string, never>>('chain_audit', {
  retryLimit: 2,
  retryDelay: 5,
  retryBackoff: false,
  concurrency: 1,
  oneWaitingPerKey: true,
})

export interface ChainHead {
  readonly position: number
  readonly hash: string
}

export async function findChainHead(db: Orm | Tx): Promise<ChainHead | null> {
  const { position, hash } = audit_chain
  const [head] = await db.select({ position, hash }).from(audit_chain).orderBy(desc(position)).limit(1)
  return head ?? null
}

/** Seals what waits, batch by batch. Leaves at once where another node is at it. Gives the number of rows sealed. */
export async function chainAudit(orm: Orm): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await orm.transaction(chainBatch)
    sealed += count
    if (count < batchSize) return sealed
  }
}

async function chainBatch(tx: Tx): Promise<number> {
  const lock = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${CHAIN_LOCK}) as taken`,
  )
  if (!lock.rows[0]?.taken) return 0
  let { position, hash } = (await findChainHead(tx)) ?? { position: 0, hash: noSeal }
  // A row that can be seen here has committed. One that commits later is seen later, whatever its id.
  const waiting = await tx
    .select(sealedColumns)
    .from(audit_unchained)
    .innerJoin(audit_log, eq(audit_log.id, audit_unchained.audit_id))
    .orderBy(asc(audit_unchained.audit_id))
    .limit(batchSize)
  if (waiting.length === 0) return 0
  const seals = waiting.map((row) => {
    position += 1
    hash = sealOf(hash, row)
    return { position, audit_id: row.id, hash }
  })
  await tx.insert(audit_chain).values(seals)
  const ids = waiting.map((row) => row.id)
  await tx.delete(audit_unchained).where(inArray(audit_unchained.audit_id, ids))
  return waiting.length
}
