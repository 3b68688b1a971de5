import { and, asc, count, eq, gt, isNull, min } from 'drizzle-orm'
import { audit_chain, audit_log, audit_unchained } from '../../schema/audit.ts'
import type { Orm, Tx } from '../db/database.ts'
import { type ChainHead, findChainHead } from './chain.ts'
import { noSeal, sealedColumns, sealOf } from './seal.ts'

export type ChainReport =
  | { readonly sound: true; readonly head: ChainHead | null; readonly waiting: number }
  | { readonly sound: false; readonly fault: string }

const pageSize = 2_000
const broken = (fault: string): ChainReport => ({ sound: false, fault })

/**
 * Walks the whole chain in one snapshot, so that it may run beside the server. `noted` is a head that was written
 * down earlier: without it, a chain that was cut at its end, or made anew as a whole, cannot be told from a true one.
 */
export async function verifyChain(orm: Orm, noted: ChainHead | null = null): Promise<ChainReport> {
  return orm.transaction(
    async (tx) => (await walk(tx, noted)) ?? (await findUnsealed(tx)) ?? (await summarize(tx, noted)),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function walk(tx: Tx, noted: ChainHead | null): Promise<ChainReport | null> {
  let position = 0
  let hash = noSeal
  for (;;) {
    const page = await readPage(tx, position)
    for (const { seal, row } of page) {
      position += 1
      if (seal.position !== position) return broken(`the seal at position ${position} is missing`)
      if (row === null) return broken(`row ${seal.audit_id} (position ${position}) is missing`)
      hash = sealOf(hash, row)
      if (seal.hash !== hash) return broken(`row ${row.id} (position ${position}) is not as it was sealed`)
      if (noted?.position === position && noted.hash !== hash)
        return broken(`position ${position} does not have the noted hash`)
    }
    if (page.length < pageSize) return null
  }
}

function readPage(tx: Tx, after: number) {
  return tx
    .select({ seal: audit_chain, row: sealedColumns })
    .from(audit_chain)
    .leftJoin(audit_log, eq(audit_log.id, audit_chain.audit_id))
    .where(gt(audit_chain.position, after))
    .orderBy(asc(audit_chain.position))
    .limit(pageSize)
}

/** Rows that came or went past the triggers. */
async function findUnsealed(tx: Tx): Promise<ChainReport | null> {
  const [inserted] = await tx
    .select({ id: min(audit_log.id) })
    .from(audit_log)
    .leftJoin(audit_chain, eq(audit_chain.audit_id, audit_log.id))
    .leftJoin(audit_unchained, eq(audit_unchained.audit_id, audit_log.id))
    .where(and(isNull(audit_chain.audit_id), isNull(audit_unchained.audit_id)))
  if (inserted?.id != null) return broken(`row ${inserted.id} was inserted past the log`)
  const [removed] = await tx
    .select({ id: min(audit_unchained.audit_id) })
    .from(audit_unchained)
    .leftJoin(audit_log, eq(audit_log.id, audit_unchained.audit_id))
    .where(isNull(audit_log.id))
  return removed?.id != null ? broken(`row ${removed.id} is missing; it was not sealed yet`) : null
}

async function summarize(tx: Tx, noted: ChainHead | null): Promise<ChainReport> {
  const head = await findChainHead(tx)
  if (noted && noted.position > (head?.position ?? 0)) {
    return broken(`the chain ends at position ${head?.position ?? 0}, before the noted ${noted.position}`)
  }
  const [unchained] = await tx.select({ waiting: count() }).from(audit_unchained)
  return { sound: true, head, waiting: unchained?.waiting ?? 0 }
}
