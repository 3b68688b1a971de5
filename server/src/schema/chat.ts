import type { ChatRole } from '@recourse/contract/chat'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { claims } from './claims.ts'
import { time } from './columns.ts'
import { people, sessions } from './people.ts'

/** One row per claim that was ever written in. Whoever writes holds its lock, so sequences commit in order. */
export const claim_chats = pgTable('claim_chats', {
  claim_uid: uuid()
    .primaryKey()
    .references(() => claims.uid, { onDelete: 'cascade' }),
  last_seq: integer().notNull().default(0),
  /** What staff had seen of it when one of them last wrote: answered, so unread for none of them. */
  handled_seq: integer().notNull().default(0),
})

/** What was said about a claim. `seq` counts without gaps in each claim. */
export const messages = pgTable(
  'messages',
  {
    uid: uuid().primaryKey(),
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** No reference: what was said stays when an account of staff goes. */
    author_uid: uuid().notNull(),
    role: text().$type<ChatRole>().notNull(),
    /** Written by the person whose claim it is; everything else is from us. */
    by_owner: boolean().notNull(),
    content: text().notNull(),
    client_id: text(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_claim_seq_key').on(table.claim_uid, table.seq),
    uniqueIndex('messages_client_id_key').on(table.claim_uid, table.author_uid, table.client_id),
    // For what one side has not seen of the other.
    index('messages_claim_side_idx').on(table.claim_uid, table.by_owner, table.seq),
  ],
)

/** Up to which message somebody has seen a chat. */
export const chat_reads = pgTable(
  'chat_reads',
  {
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    last_seen_seq: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claim_uid, table.person_uid] }),
    index('chat_reads_person_uid_idx').on(table.person_uid),
  ],
)

/** Tickets that open a socket once. Only their hash is kept, and they end with the session that asked for them. */
export const chat_tickets = pgTable(
  'chat_tickets',
  {
    ticket_hash: text().primaryKey(),
    session_uid: uuid()
      .notNull()
      .references(() => sessions.uid, { onDelete: 'cascade' }),
    claim_uid: uuid().notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [
    index('chat_tickets_session_uid_idx').on(table.session_uid),
    index('chat_tickets_expires_at_idx').on(table.expires_at),
  ],
)
