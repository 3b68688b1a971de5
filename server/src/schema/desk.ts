import type { ClaimStatus } from '@recourse/contract/claim-options'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { claims } from './claims.ts'
import { time } from './columns.ts'
import { people } from './people.ts'

/**
 * One narrow row per claim for the lists of the staff desk. Triggers keep it in step with claims, files and messages;
 * only `assignee_uid` and the two columns about mails are written by the desk. docs/decisions/015 explains it.
 */
export const desk_claims = pgTable(
  'desk_claims',
  {
    claim_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => claims.id, { onDelete: 'cascade' }),
    /** The id once more, for the list indexes: by the primary key itself the planner would walk past other states. */
    list_id: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(sql`claim_id`),
    claim_uid: uuid().notNull(),
    /** Resolved where the owner has resolved it. */
    shown_status: text().$type<ClaimStatus>().notNull(),
    urgent: boolean().notNull(),
    has_letter: boolean().notNull().default(false),
    /** The newest message is the claimant's. */
    unanswered: boolean().notNull().default(false),
    insurance_type: text().notNull(),
    region: text().notNull(),
    assignee_uid: uuid().references(() => people.uid, { onDelete: 'set null' }),
    /** Since when it has been our turn; infinity when it is not, so that it sorts last. */
    waits: time('waits').notNull().default(sql`'infinity'`),
    /** What it is searched by, in small letters, a line each. */
    words: text().notNull(),
    status_mailed: text().$type<ClaimStatus>(),
    status_mailed_at: time('status_mailed_at'),
    /** The assignee, or the nil uuid for nobody: an index can only walk on from an equality. */
    holder: uuid()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(assignee_uid, '00000000-0000-0000-0000-000000000000'::uuid)`),
    /** Status, urgency, letter and an unanswered message as one number from 0 to 31. */
    state: smallint()
      .notNull()
      .generatedAlwaysAs(sql`(
      CASE shown_status WHEN 'Submitted' THEN 0 WHEN 'Pending' THEN 4 WHEN 'Resolved' THEN 8 ELSE 12 END
      + CASE WHEN unanswered THEN 16 ELSE 0 END
      + CASE WHEN urgent THEN 2 ELSE 0 END + CASE WHEN has_letter THEN 1 ELSE 0 END)::smallint`),
    /** One token per filter that it falls under: counters are kept by them and searches narrowed by them. */
    facets: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`ARRAY[
      'status:' || shown_status,
      CASE WHEN urgent THEN 'urgent:true' ELSE 'urgent:false' END,
      CASE WHEN has_letter THEN 'letter:true' ELSE 'letter:false' END,
      CASE WHEN unanswered THEN 'unanswered:true' ELSE 'unanswered:false' END,
      'type:' || insurance_type,
      'region:' || region,
      'holder:' || coalesce(assignee_uid::text, 'nobody')]`),
  },
  (table) => [
    uniqueIndex('desk_claims_claim_uid_key').on(table.claim_uid),
    // For the foreign key: an account that goes leaves its claims to nobody.
    index('desk_claims_assignee_idx').on(table.assignee_uid).where(sql`${table.assignee_uid} IS NOT NULL`),
    // For the one that has waited for us longest.
    index('desk_oldest_waiting_idx').on(table.waits, table.list_id).where(sql`${table.waits} < 'infinity'`),
    index('desk_search_idx')
      .using('gin', sql`${table.words} gin_trgm_ops`, table.facets)
      .with({ fastupdate: false }),
    ...listIndexes('all', [], table),
    ...listIndexes('type', [table.insurance_type], table),
    ...listIndexes('region', [table.region], table),
    ...listIndexes('region_type', [table.region, table.insurance_type], table),
    ...listIndexes('holder', [table.holder], table),
    ...listIndexes('holder_type', [table.holder, table.insurance_type], table),
    ...listIndexes('holder_region', [table.holder, table.region], table),
    ...listIndexes('holder_region_type', [table.holder, table.region, table.insurance_type], table),
  ],
)

/** For each set of filters that may be given, an index that walks straight through its claims in either order. */
function listIndexes(
  name: string,
  given: ExtraConfigColumn[],
  { state, list_id, waits }: Record<'state' | 'list_id' | 'waits', ExtraConfigColumn>,
) {
  const [first, ...rest] = [...given, state]
  return [
    index(`desk_${name}_newest_idx`).on(first ?? state, ...rest, list_id),
    index(`desk_${name}_waiting_idx`).on(first ?? state, ...rest, waits, list_id),
  ]
}

/** How many claims carry a facet, and how many there are ('all'): the sum over the shards. Kept by triggers. */
export const desk_counts = pgTable(
  'desk_counts',
  {
    facet: text().notNull(),
    /** Writers of different connections mostly meet different shards, so they do not wait for each other. */
    shard: smallint().notNull(),
    claims: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.facet, table.shard] })],
)

/** What staff have not been told by mail yet. `recipient` is a person's uid, or 'desk' for the desk's address. */
export const desk_news = pgTable(
  'desk_news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    urgent: boolean().notNull(),
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
  },
  (table) => [index('desk_news_recipient_idx').on(table.recipient, table.urgent, table.id)],
)

/** When each of them was last told, so that many claims at once make one mail. */
export const desk_news_mailed = pgTable(
  'desk_news_mailed',
  { recipient: text().notNull(), urgent: boolean().notNull(), mailed_at: time('mailed_at').notNull() },
  (table) => [primaryKey({ columns: [table.recipient, table.urgent] })],
)
