import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { files } from './files.ts'
import { people } from './people.ts'

/** A person's insurance, one row per plan. A row ends the day before the next one starts, so no end is kept. */
export const coverages = pgTable(
  'coverages',
  {
    uid: uuid().primaryKey(),
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    region: text().notNull(),
    insurer_name: text().notNull(),
    plan_name: text().notNull(),
    member_id: text().notNull(),
    effective_date: date({ mode: 'string' }).notNull(),
    premium_cost: integer(),
    user_cost: integer(),
    employer_sponsored: boolean(),
    sob_file_uid: uuid().references(() => files.uid, { onDelete: 'set null' }),
  },
  (table) => [
    index('coverages_person_uid_idx').on(table.person_uid, table.effective_date, table.uid),
    // For the foreign key: a file that goes is taken from its coverage.
    index('coverages_sob_file_uid_idx').on(table.sob_file_uid),
  ],
)
