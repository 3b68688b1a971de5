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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const people = pgTable(
  'people',
  {
    uid: uuid().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    password_hash: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    age: integer(),
    phone: text(),
    city: text(),
    region: text(),
    is_staff: boolean().notNull().default(false),
    is_claims_admin: boolean().notNull().default(false),
    is_superuser: boolean().notNull().default(false),
    created_at: time('created_at').notNull().defaultNow(),
    verified_at: time('verified_at'),
    disabled_at: time('disabled_at'),
    pending_email: text(),
    /** Kept by the claims feature, so that a list never counts. */
    claims_count: integer().notNull().default(0),
  },
  (table) => [
    // Unique whatever their case; both are looked up by lower().
    uniqueIndex('people_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('people_email_key').on(sql`lower(${table.email})`),
  ],
)

/** One row per signed-in device. A token is worth nothing without its row. */
export const sessions = pgTable(
  'sessions',
  {
    uid: uuid().primaryKey(),
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    created_at: time('created_at').notNull(),
    last_seen_at: time('last_seen_at').notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [
    index('sessions_person_uid_idx').on(table.person_uid),
    index('sessions_expires_at_idx').on(table.expires_at),
  ],
)

/** The newest code of a person; a new one replaces it. */
export const verification_codes = pgTable('verification_codes', {
  person_uid: uuid()
    .primaryKey()
    .references(() => people.uid, { onDelete: 'cascade' }),
  code_hash: text().notNull(),
  expires_at: time('expires_at').notNull(),
})

/** Links that work once: a forgotten password, a changed email address. Only the token's hash is kept. */
export const one_time_links = pgTable(
  'one_time_links',
  {
    token_hash: text().primaryKey(),
    kind: text().$type<'reset_password' | 'confirm_email'>().notNull(),
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    /** The address that `confirm_email` will set. */
    email: text(),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [index('one_time_links_person_uid_idx').on(table.person_uid)],
)

/** Counters of rate-limiter-flexible that all nodes share. `expire` is in milliseconds since 1970. */
export const rate_limits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

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
    /** What the person answered; hidden answers are not in it. */
    answers: jsonb().$type<ClaimAnswers>().notNull(),
  },
  (table) => [
    uniqueIndex('claims_uid_key').on(table.uid),
    index('claims_person_uid_id_idx').on(table.person_uid, table.id),
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
