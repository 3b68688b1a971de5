import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { claims } from './claims.ts'
import { time } from './columns.ts'
import { people } from './people.ts'

/** What each side was told of by mail, so that nothing is told of twice. */
export const claim_notices = pgTable(
  'claim_notices',
  {
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    side: text().$type<Side>().notNull(),
    /** Up to this message. */
    told_seq: integer().notNull(),
    /** Up to the document that came then. */
    told_files_until: time('told_files_until').notNull(),
    mailed_at: time('mailed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claim_uid, table.side] })],
)
/** The person whose claim it is, or we. */
export type Side = 'owner' | 'staff'

/** When somebody last had a claim open, with its documents in view. */
export const claim_looks = pgTable(
  'claim_looks',
  {
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    looked_at: time('looked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claim_uid, table.person_uid] }),
    index('claim_looks_person_uid_idx').on(table.person_uid),
  ],
)
