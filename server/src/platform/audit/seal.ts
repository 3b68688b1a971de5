import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { audit_log } from '../../schema/audit.ts'

/** An audit row as PostgreSQL writes it: every digit of the time, whatever JavaScript can hold. */
export interface SealedRow {
  readonly id: number
  readonly at: string
  readonly actor_uid: string
  readonly action: string
  readonly subject_uids: string
  readonly address: string
  readonly details: string
}

export const sealedColumns = {
  id: audit_log.id,
  at: sql<string>`to_char(${audit_log.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
  actor_uid: audit_log.actor_uid,
  action: sql<string>`${audit_log.action}`,
  subject_uids: sql<string>`${audit_log.subject_uids}::text`,
  address: audit_log.address,
  details: sql<string>`${audit_log.details}::text`,
}

/** What stands before the first seal. */
export const noSeal = ''

/** JSON keeps the parts apart: no two different rows give the same text. */
export function sealOf(previous: string, row: SealedRow): string {
  const { id, at, actor_uid, action, subject_uids, address, details } = row
  const text = JSON.stringify([previous, id, at, actor_uid, action, subject_uids, address, details])
  return createHash('sha256').update(text).digest('hex')
}
