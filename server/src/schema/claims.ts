import type { ClaimAnswers } from '@recourse/contract/claim-form'
import type { ClaimStatus } from '@recourse/contract/claim-options'
import type { DraftAnswers, DraftKind } from '@recourse/contract/drafts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { people } from './people.ts'

export const claims = pgTable(
  'claims',
  {
    /** Rises with time and is what lists are paged by. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: uuid().notNull(),
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    status: text().$type<ClaimStatus>().notNull().default('Submitted'),
    marked_resolved: boolean().notNull().default(false),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
    /** When someone on staff first wrote a message. */
    first_reply_at: time('first_reply_at'),
    /** What the person answered; hidden answers are not in it. */
    answers: jsonb().$type<ClaimAnswers>().notNull(),
  },
  (table) => [
    uniqueIndex('claims_uid_key').on(table.uid),
    index('claims_person_uid_id_idx').on(table.person_uid, table.id),
    // For the count of claims that wait for their owner.
    index('claims_waiting_for_owner_idx')
      .on(table.person_uid)
      .where(sql`${table.status} = 'User Action Required' AND NOT ${table.marked_resolved}`),
  ],
)

/** One unfinished claim per person and form. Its uid is the idempotency key of the claim that comes of it. */
export const claim_drafts = pgTable(
  'claim_drafts',
  {
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    kind: text().$type<DraftKind>().notNull(),
    uid: uuid().notNull(),
    step: integer().notNull(),
    answers: jsonb().$type<DraftAnswers>().notNull(),
    file_names: jsonb().$type<string[]>().notNull(),
    /** Rises with every save, so that a page that shows an older state cannot write over a newer one. */
    version: integer().notNull().default(1),
    updated_at: time('updated_at').notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person_uid, table.kind] }),
    index('claim_drafts_expires_at_idx').on(table.expires_at),
  ],
)

/** Requests that were answered before. A repeat with the same key gets the same claim. */
export const claim_submissions = pgTable(
  'claim_submissions',
  {
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    key: text().notNull(),
    body_hash: text().notNull(),
    claim_uid: uuid().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.person_uid, table.key] })],
)
