import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** How often each document of contract/src/download-list.ts was opened. */
export const download_views = pgTable('download_views', {
  download_uid: uuid().primaryKey(),
  views: integer().notNull(),
})

/** Who wants the newsletter. A row goes when its owner unsubscribes. */
export const newsletter_subscribers = pgTable(
  'newsletter_subscribers',
  {
    /** Random, and known to the mailbox alone: whoever has it may unsubscribe. */
    token: uuid().primaryKey(),
    email_address: text().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email_key').on(sql`lower(${table.email_address})`)],
)
