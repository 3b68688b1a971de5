import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
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
