import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { claims } from './claims.ts'
import { time } from './columns.ts'
import { people } from './people.ts'

/**
 * What people uploaded. The bytes lie encrypted in the file store under `storage_key`, a random name;
 * `name` is what the person called it and is for display only.
 */
export const files = pgTable(
  'files',
  {
    uid: uuid().primaryKey(),
    kind: text().$type<'supporting' | 'appeal_letter' | 'sob'>().notNull(),
    /** Null for files that belong to a person and not to a claim. */
    claim_uid: uuid().references(() => claims.uid, { onDelete: 'cascade' }),
    /** Whose share of the store it takes: the claimant, whoever uploaded it. */
    owner_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    uploaded_by: uuid().references(() => people.uid, { onDelete: 'set null' }),
    /** The Idempotency-Key it came with. */
    upload_key: text(),
    name: text().notNull(),
    content_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    storage_key: text().notNull(),
    /** True until the virus scanner has seen it; nobody can open it before. */
    held: boolean().notNull().default(false),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('files_storage_key_key').on(table.storage_key),
    uniqueIndex('files_upload_key_key').on(table.uploaded_by, table.upload_key),
    index('files_claim_uid_uid_idx').on(table.claim_uid, table.uid),
    index('files_owner_uid_idx').on(table.owner_uid),
    index('files_held_idx').on(table.created_at).where(sql`${table.held}`),
  ],
)
