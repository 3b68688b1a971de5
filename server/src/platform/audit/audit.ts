import { type AuditAction, type AuditDetails, auditDetails } from '@recourse/contract/audit'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { audit_log } from '../../schema/audit.ts'
import type { Orm, Tx } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { truncateAddress } from './address.ts'

export interface AuditEntry {
  readonly actor_uid: string
  readonly action: AuditAction
  /** The claims, documents or people it is about; for a list, all that were shown. */
  readonly subject_uids: readonly string[]
  /** The caller's network address; only its network part is kept. */
  readonly address: string
  readonly details?: AuditDetails
}

const insert = prepare<
  Record<'actor_uid' | 'action' | 'subject_uids' | 'address' | 'details', unknown>,
  never
>(sql`
  INSERT INTO ${audit_log} (actor_uid, action, subject_uids, address, details)
  VALUES (${sql.placeholder('actor_uid')}, ${sql.placeholder('action')}, ${sql.placeholder('subject_uids')},
    ${sql.placeholder('address')}, ${sql.placeholder('details')})`)

/** In the transaction of what it tells of, so that neither is stored without the other. */
export async function recordAudit(db: Orm | Tx, entry: AuditEntry): Promise<void> {
  const { actor_uid, action, subject_uids, address, details = {} } = entry
  await insert(db, {
    actor_uid,
    action,
    subject_uids,
    address: truncateAddress(address),
    // The types end at the compiler; a text that is no word of the contract must not get in by any way.
    details: z.parse(auditDetails, details),
  })
}
