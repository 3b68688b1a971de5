import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { people } from './people.ts'

/** The newest ZIP file that a person asked for with everything held about them. A new one replaces it. */
export const data_files = pgTable(
  'data_files',
  {
    person_uid: uuid()
      .primaryKey()
      .references(() => people.uid, { onDelete: 'cascade' }),
    /** Of this file: it is in the link, and another one with the next file. */
    uid: uuid().notNull(),
    state: text().$type<'preparing' | 'ready' | 'expired' | 'failed'>().notNull(),
    requested_at: time('requested_at').notNull(),
    made_at: time('made_at'),
    expires_at: time('expires_at'),
    /** Where the encrypted bytes lie, while it is ready. */
    storage_key: text(),
    size: bigint({ mode: 'number' }),
    sha256: text(),
  },
  (table) => [
    uniqueIndex('data_files_uid_key').on(table.uid),
    uniqueIndex('data_files_storage_key_key').on(table.storage_key),
    index('data_files_expires_at_idx').on(table.expires_at),
  ],
)
