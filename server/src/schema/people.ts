import type { DeviceKind } from '@recourse/contract/devices'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** The text that people are searched by; the index and every search must say it in the same words. */
export function personSearchText(
  table: Record<'first_name' | 'last_name' | 'username' | 'email', AnyPgColumn>,
) {
  const { first_name, last_name, username, email } = table
  return sql`lower(${first_name} || ' ' || ${last_name} || E'\\n' || ${username} || E'\\n' || ${email})`
}

/** Who is on staff, for queries; `isOnStaff` of the contract says the same of a person in hand. */
export function hasStaffRole(table: Record<'is_staff' | 'is_claims_admin' | 'is_superuser', AnyPgColumn>) {
  return sql`(${table.is_staff} OR ${table.is_claims_admin} OR ${table.is_superuser})`
}

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
    /** Since when a sign-in asks for a second step; null: it does not. Kept with the ways to take it. */
    second_step_since: time('second_step_since'),
    /** The person has asked to be deleted; signing in before then takes it back. */
    delete_after: time('delete_after'),
    /** Kept by the claims feature, so that a list never counts. */
    claims_count: integer().notNull().default(0),
  },
  (table) => [
    // Unique whatever their case; both are looked up by lower().
    uniqueIndex('people_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('people_email_key').on(sql`lower(${table.email})`),
    // What superusers search: a part of the full name, of the username or of the email address.
    index('people_search_idx').using('gin', sql`${personSearchText(table)} gin_trgm_ops`),
    index('people_with_role_idx').on(sql`lower(${table.username})`).where(hasStaffRole(table)),
    index('people_delete_after_idx').on(table.delete_after).where(sql`${table.delete_after} IS NOT NULL`),
    index('people_unverified_idx').on(table.created_at).where(sql`${table.verified_at} IS NULL`),
    index('people_superuser_idx').on(table.uid).where(sql`${table.is_superuser}`),
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
    /** "Firefox on Windows" */
    device_name: text().notNull().default('An unknown device'),
    device_kind: text().$type<DeviceKind>().notNull().default('computer'),
    /** When the second step was taken, or set up, in this session. */
    second_step_at: time('second_step_at'),
    /** When the password was last typed again; before that, the sign-in counts. */
    proved_at: time('proved_at'),
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
