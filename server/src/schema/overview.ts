import { bigint, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** How many claims, and how many dollars, per value of a dimension. Plus what waits in `claim_tally_changes`. */
export const claim_tallies = pgTable(
  'claim_tallies',
  {
    dimension: text().$type<ClaimDimension>().notNull(),
    /** Empty where the claim does not say. */
    value: text().notNull(),
    claims: bigint({ mode: 'number' }).notNull(),
    dollars: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dimension, table.value] })],
)
export type ClaimDimension =
  | 'status'
  | 'week'
  | 'insurance_type'
  | 'denial_reason'
  | 'region'
  /** Only of claims with a reply: the week they were filed in and `first_reply`, as '2026-11-09 140'. */
  | 'first_reply'

/** What triggers on claims noted since the last fold: appended, so that no two writers wait for one counter. */
export const claim_tally_changes = pgTable('claim_tally_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** 1 for a claim that came to be so, -1 for one that ceased to. */
  change: smallint().notNull(),
  status: text().notNull(),
  /** The Monday, in UTC, of the week it was filed in. */
  week: date({ mode: 'string' }).notNull(),
  insurance_type: text().notNull(),
  denial_reason: text().notNull(),
  region: text().notNull(),
  dollars: bigint({ mode: 'number' }).notNull(),
  /** Minutes from filing to the first reply, rounded up to two digits (131 is 140); null without a reply. */
  first_reply: integer(),
})
