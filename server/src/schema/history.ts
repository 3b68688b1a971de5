import type { ClaimStatus } from '@recourse/contract/claim-options'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { claims } from './claims.ts'
import { time } from './columns.ts'

/** What happened to a claim; documents, letters and notes have tables of their own. */
export const claim_history = pgTable(
  'claim_history',
  {
    uid: uuid().primaryKey(),
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    kind: text().$type<HistoryKind>().notNull(),
    /** No reference: what happened stays when an account goes, and so does the uid. */
    actor_uid: uuid().notNull(),
    /** Of a change of status. */
    from_status: text().$type<ClaimStatus>(),
    to_status: text().$type<ClaimStatus>(),
    /** Of `assigned`; null: given to nobody. */
    assignee_uid: uuid(),
    at: time('at').notNull(),
  },
  (table) => [index('claim_history_claim_idx').on(table.claim_uid, table.at, table.uid)],
)
export type HistoryKind = 'submitted' | 'status_changed' | 'resolved' | 'reopened' | 'assigned'

/** Internal notes of staff. No member's query ever joins this table. */
export const claim_notes = pgTable(
  'claim_notes',
  {
    uid: uuid().primaryKey(),
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    author_uid: uuid().notNull(),
    text: text().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('claim_notes_claim_idx').on(table.claim_uid, table.created_at, table.uid)],
)
