import type { AuditAction, AuditDetails } from '@recourse/contract/audit'
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/**
 * Who did what, when, from where: uids and enumerated words only. Triggers forbid update, delete and truncate.
 * No foreign keys: a row outlives the people and claims it names.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull().defaultNow(),
    actor_uid: uuid().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subject_uids: uuid().array().notNull(),
    /** The network, not the device: IPv4 /24, IPv6 /48. */
    address: text().notNull(),
    details: jsonb().$type<AuditDetails>().notNull(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at, table.id),
    index('audit_log_actor_idx').on(table.actor_uid, table.at, table.id),
    index('audit_log_action_idx').on(table.action, table.at, table.id),
    index('audit_log_subjects_idx').using('gin', table.subject_uids),
  ],
)

/** Row `position` seals an audit row: a hash over the hash before it and that row. Append-only too. */
export const audit_chain = pgTable(
  'audit_chain',
  {
    position: bigint({ mode: 'number' }).primaryKey(),
    audit_id: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [uniqueIndex('audit_chain_audit_id_key').on(table.audit_id)],
)

/** Audit rows that wait for their place in the chain. A trigger fills it; one that is visible has committed. */
export const audit_unchained = pgTable('audit_unchained', {
  audit_id: bigint({ mode: 'number' }).primaryKey(),
})
