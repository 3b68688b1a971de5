import type { AuditAction } from '@recourse/contract/audit'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { audit_log } from '../../schema/audit.ts'
import { people } from '../../schema/people.ts'

export interface AuditFilter {
  readonly actor_uid?: string | undefined
  readonly action?: AuditAction | undefined
  readonly subject_uid?: string | undefined
  /** From this moment on, and before that one. */
  readonly since?: Date | undefined
  readonly until?: Date | undefined
}

export interface AuditPage {
  readonly limit: number
  readonly id_before?: number | undefined
}

/** Newest first. Each filter has an index that also gives the order; a subject is found by its own. */
export function auditEntries(db: Orm | Tx, filter: AuditFilter, { limit, id_before }: AuditPage) {
  return db
    .select({
      id: audit_log.id,
      at: audit_log.at,
      actor_uid: audit_log.actor_uid,
      actor_username: people.username,
      action: audit_log.action,
      subject_uids: audit_log.subject_uids,
      address: audit_log.address,
      details: audit_log.details,
    })
    .from(audit_log)
    .leftJoin(people, eq(people.uid, audit_log.actor_uid))
    .where(and(...conditions(filter), id_before === undefined ? undefined : olderThan(id_before)))
    .orderBy(desc(audit_log.at), desc(audit_log.id))
    .limit(limit)
}

function conditions({ actor_uid, action, subject_uid, since, until }: AuditFilter): (SQL | undefined)[] {
  return [
    actor_uid === undefined ? undefined : eq(audit_log.actor_uid, actor_uid),
    action === undefined ? undefined : eq(audit_log.action, action),
    subject_uid === undefined ? undefined : sql`${audit_log.subject_uids} @> ARRAY[${subject_uid}::uuid]`,
    since === undefined ? undefined : gte(audit_log.at, since),
    until === undefined ? undefined : lt(audit_log.at, until),
  ]
}

/** Rows of one transaction have the same time, so the id decides between them. */
function olderThan(id: number): SQL {
  return sql`(${audit_log.at}, ${audit_log.id}) < (SELECT cursor.at, cursor.id FROM ${audit_log} AS cursor WHERE cursor.id = ${id})`
}
