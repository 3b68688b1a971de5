import type { AuditAction, AuditDetails } from '@recourse/contract/audit'
import type { ChatRole } from '@recourse/contract/chat'
import type { ClaimAnswers } from '@recourse/contract/claim-form'
import type { ClaimStatus } from '@recourse/contract/claim-options'
import type { DraftAnswers, DraftKind } from '@recourse/contract/drafts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** The text that people are searched by; the index and every search must say it in the same words. */
export function personSearchText(
  table: Record<'first_name' | 'last_name' | 'username' | 'email', AnyPgColumn>,
) {
  const { first_name, last_name, username, email } = table
  return sql`lower(${first_name} || ' ' || ${last_name} || E'\\n' || ${username} || E'\\n' || ${email})`
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
    /** Kept by the claims feature, so that a list never counts. */
    claims_count: integer().notNull().default(0),
  },
  (table) => [
    // Unique whatever their case; both are looked up by lower().
    uniqueIndex('people_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('people_email_key').on(sql`lower(${table.email})`),
    // What superusers search: a part of the full name, of the username or of the email address.
    index('people_search_idx').using('gin', sql`${personSearchText(table)} gin_trgm_ops`),
    index('people_with_role_idx')
      .on(sql`lower(${table.username})`)
      .where(sql`${table.is_staff} OR ${table.is_claims_admin} OR ${table.is_superuser}`),
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

export const claims = pgTable(
  'claims',
  {
    /** Rises with time and is what lists are paged by. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: uuid().notNull(),
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    status: text().$type<ClaimStatus>().notNull().default('Submitted'),
    marked_resolved: boolean().notNull().default(false),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
    /** What the person answered; hidden answers are not in it. */
    answers: jsonb().$type<ClaimAnswers>().notNull(),
  },
  (table) => [
    uniqueIndex('claims_uid_key').on(table.uid),
    index('claims_person_uid_id_idx').on(table.person_uid, table.id),
    // For the count of claims that wait for their owner.
    index('claims_waiting_for_owner_idx')
      .on(table.person_uid)
      .where(sql`${table.status} = 'User Action Required' AND NOT ${table.marked_resolved}`),
    // For the age of the oldest claim that waits for us.
    index('claims_waiting_for_us_idx')
      .on(table.created_at)
      .where(sql`${table.status} IN ('Submitted', 'Pending') AND NOT ${table.marked_resolved}`),
  ],
)

/** One unfinished claim per person and form. Its uid is the idempotency key of the claim that comes of it. */
export const claim_drafts = pgTable(
  'claim_drafts',
  {
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    kind: text().$type<DraftKind>().notNull(),
    uid: uuid().notNull(),
    step: integer().notNull(),
    answers: jsonb().$type<DraftAnswers>().notNull(),
    file_names: jsonb().$type<string[]>().notNull(),
    /** Rises with every save, so that a page that shows an older state cannot write over a newer one. */
    version: integer().notNull().default(1),
    updated_at: time('updated_at').notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person_uid, table.kind] }),
    index('claim_drafts_expires_at_idx').on(table.expires_at),
  ],
)

/** Requests that were answered before. A repeat with the same key gets the same claim. */
export const claim_submissions = pgTable(
  'claim_submissions',
  {
    person_uid: uuid()
      .notNull()
      .references(() => people.uid, { onDelete: 'cascade' }),
    key: text().notNull(),
    body_hash: text().notNull(),
    claim_uid: uuid().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.person_uid, table.key] })],
)

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

/**
 * Who did what, when, from where: uids and enumerated words only. Triggers forbid update, delete and truncate.
 * No foreign keys: a row outlives the people and claims it names.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull().defaultNow(),
    actor_uid: uuid().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subject_uids: uuid().array().notNull(),
    /** The network, not the device: IPv4 /24, IPv6 /48. */
    address: text().notNull(),
    details: jsonb().$type<AuditDetails>().notNull(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at, table.id),
    index('audit_log_actor_idx').on(table.actor_uid, table.at, table.id),
    index('audit_log_action_idx').on(table.action, table.at, table.id),
    index('audit_log_subjects_idx').using('gin', table.subject_uids),
  ],
)

/** Row `position` seals an audit row: a hash over the hash before it and that row. Append-only too. */
export const audit_chain = pgTable(
  'audit_chain',
  {
    position: bigint({ mode: 'number' }).primaryKey(),
    audit_id: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [uniqueIndex('audit_chain_audit_id_key').on(table.audit_id)],
)

/** Audit rows that wait for their place in the chain. A trigger fills it; one that is visible has committed. */
export const audit_unchained = pgTable('audit_unchained', {
  audit_id: bigint({ mode: 'number' }).primaryKey(),
})

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
export type ClaimDimension = 'status' | 'week' | 'insurance_type' | 'denial_reason' | 'region'

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
})

/** What happened to a claim; documents, letters and notes have tables of their own. */
export const claim_history = pgTable(
  'claim_history',
  {
    uid: uuid().primaryKey(),
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    kind: text().$type<HistoryKind>().notNull(),
    /** No reference: what happened stays when an account goes, and so does the uid. */
    actor_uid: uuid().notNull(),
    /** Of a change of status. */
    from_status: text().$type<ClaimStatus>(),
    to_status: text().$type<ClaimStatus>(),
    /** Of `assigned`; null: given to nobody. */
    assignee_uid: uuid(),
    at: time('at').notNull(),
  },
  (table) => [index('claim_history_claim_idx').on(table.claim_uid, table.at, table.uid)],
)
export type HistoryKind = 'submitted' | 'status_changed' | 'resolved' | 'reopened' | 'assigned'

/** Internal notes of staff. No member's query ever joins this table. */
export const claim_notes = pgTable(
  'claim_notes',
  {
    uid: uuid().primaryKey(),
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    author_uid: uuid().notNull(),
    text: text().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [index('claim_notes_claim_idx').on(table.claim_uid, table.created_at, table.uid)],
)

/**
 * One narrow row per claim for the lists of the staff desk. Triggers keep it in step with claims and files;
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
    /** Status, urgency and letter as one number from 0 to 15. */
    state: smallint()
      .notNull()
      .generatedAlwaysAs(sql`(
      CASE shown_status WHEN 'Submitted' THEN 0 WHEN 'Pending' THEN 4 WHEN 'Resolved' THEN 8 ELSE 12 END
      + CASE WHEN urgent THEN 2 ELSE 0 END + CASE WHEN has_letter THEN 1 ELSE 0 END)::smallint`),
    /** One token per filter that it falls under: counters are kept by them and searches narrowed by them. */
    facets: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`ARRAY[
      'status:' || shown_status,
      CASE WHEN urgent THEN 'urgent:true' ELSE 'urgent:false' END,
      CASE WHEN has_letter THEN 'letter:true' ELSE 'letter:false' END,
      'type:' || insurance_type,
      'region:' || region,
      'holder:' || coalesce(assignee_uid::text, 'nobody')]`),
  },
  (table) => [
    uniqueIndex('desk_claims_claim_uid_key').on(table.claim_uid),
    // For the foreign key: an account that goes leaves its claims to nobody.
    index('desk_claims_assignee_idx').on(table.assignee_uid).where(sql`${table.assignee_uid} IS NOT NULL`),
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

/** What each side was told of by mail, so that no message is told of twice. */
export const chat_notices = pgTable(
  'chat_notices',
  {
    claim_uid: uuid()
      .notNull()
      .references(() => claims.uid, { onDelete: 'cascade' }),
    side: text().$type<'owner' | 'staff'>().notNull(),
    told_seq: integer().notNull(),
    mailed_at: time('mailed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claim_uid, table.side] })],
)

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
