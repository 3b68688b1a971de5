import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { inOneRound } from '../../platform/db/one-round.ts'
import { prepare, type Statement } from '../../platform/db/prepare.ts'
import { publishing } from '../../platform/realtime/bus.ts'
import { chat_reads, claim_chats, messages } from '../../schema/chat.ts'
import { claims } from '../../schema/claims.ts'
import { people } from '../../schema/people.ts'
import { channels } from './deps.ts'

type Reader = Orm | Tx
export type MessageRow = typeof messages.$inferSelect & { readonly username: string | null }

const messageColumns = {
  uid: messages.uid,
  claim_uid: messages.claim_uid,
  seq: messages.seq,
  author_uid: messages.author_uid,
  role: messages.role,
  by_owner: messages.by_owner,
  content: messages.content,
  client_id: messages.client_id,
  created_at: messages.created_at,
  username: people.username,
}

function select(db: Reader, condition: SQL | undefined) {
  return db
    .select(messageColumns)
    .from(messages)
    .leftJoin(people, eq(people.uid, messages.author_uid))
    .where(condition)
    .$dynamic()
}

export interface Page {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly limit: number
}

type PageValues = { claim_uid: string; from: number; limit: number }

const page = (beyond: SQL, direction: SQL) =>
  prepare<PageValues, MessageRow>(sql`
    SELECT ${sql.join(Object.values(messageColumns), sql`, `)}
    FROM ${messages} LEFT JOIN ${people} ON ${people.uid} = ${messages.author_uid}
    WHERE ${messages.claim_uid} = ${sql.placeholder('claim_uid')} AND ${beyond}
    ORDER BY ${messages.seq} ${direction} LIMIT ${sql.placeholder('limit')}`)
const later = page(sql`${messages.seq} > ${sql.placeholder('from')}`, sql`ASC`)
const earlier = page(sql`${messages.seq} < ${sql.placeholder('from')}`, sql`DESC`)
/** Beyond every sequence, which are integers of 4 bytes. */
const noEnd = 2_147_483_647

/** Ascending: the first ones after `after`, else the last ones (before `before`). */
export async function listMessages(
  db: Reader,
  claim_uid: string,
  { before = noEnd, after, limit }: Page,
): Promise<MessageRow[]> {
  if (after !== undefined) return later(db, { claim_uid, from: Math.min(after, noEnd), limit })
  return (await earlier(db, { claim_uid, from: Math.min(before, noEnd), limit })).reverse()
}

export async function findByClientId(
  db: Reader,
  { claim_uid, author_uid, client_id }: { claim_uid: string; author_uid: string; client_id: string },
): Promise<MessageRow | undefined> {
  const [found] = await select(
    db,
    and(
      eq(messages.claim_uid, claim_uid),
      eq(messages.author_uid, author_uid),
      eq(messages.client_id, client_id),
    ),
  )
  return found
}

/** The index that a second message with the same client_id breaks. */
export const sentAlready = 'messages_client_id_key'

export type NewMessage = Omit<typeof messages.$inferInsert, 'seq' | 'client_id'> & {
  readonly client_id: string | null
}

const given = (name: keyof NewMessage, type: SQL) => sql`${sql.placeholder(name)}::${type}`
const [claimUid, authorUid] = [given('claim_uid', sql`uuid`), given('author_uid', sql`uuid`)]
const [byOwner, createdAt] = [given('by_owner', sql`boolean`), given('created_at', sql`timestamptz`)]

/** Every node hears of it: MessageNews. */
const news = sql`json_build_object('claim_uid', stored.claim_uid, 'seq', stored.seq)`

/**
 * The whole of it in one statement, which is what a message costs. Raising `last_seq` locks the chat: whoever else writes
 * in this claim waits until the transaction ends, so sequences commit in order and without gaps.
 */
const append = prepare<NewMessage, MessageRow>(sql`
  WITH chat AS (
    INSERT INTO ${claim_chats} (claim_uid, last_seq) VALUES (${claimUid}, 1)
    ON CONFLICT (claim_uid) DO UPDATE SET last_seq = claim_chats.last_seq + 1,
      handled_seq = CASE WHEN ${byOwner} THEN claim_chats.handled_seq ELSE greatest(claim_chats.handled_seq, (
        SELECT last_seen_seq FROM ${chat_reads} WHERE claim_uid = ${claimUid} AND person_uid = ${authorUid})) END
    RETURNING last_seq
  ), stored AS (
    INSERT INTO ${messages} (uid, claim_uid, seq, author_uid, role, by_owner, content, client_id, created_at)
    SELECT ${given('uid', sql`uuid`)}, ${claimUid}, last_seq, ${authorUid}, ${given('role', sql`text`)}, ${byOwner},
      ${given('content', sql`text`)}, ${given('client_id', sql`text`)}, ${createdAt} FROM chat
    RETURNING *
  ), touched AS (
    UPDATE ${claims} SET updated_at = ${createdAt},
      first_reply_at = CASE WHEN ${byOwner} THEN first_reply_at ELSE coalesce(first_reply_at, ${createdAt}) END
    WHERE uid = ${claimUid}
  )
  SELECT stored.*, ${people.username}, ${publishing(channels.message, news)} AS told
  FROM stored LEFT JOIN ${people} ON ${people.uid} = stored.author_uid`)

/** With what else belongs to it, such as the mail that is planned: both or neither. */
export async function appendMessage(
  orm: Orm,
  message: NewMessage,
  alongside: Statement<{ id: string }>,
): Promise<MessageRow> {
  const [stored] = await inOneRound(orm, append.with(message), alongside)
  if (!stored) throw new Error('the message was not stored')
  return stored
}

/** The last sequence of each of these claims; a claim without messages is left out. */
export async function lastSeqs(db: Reader, claimUids: readonly string[]): Promise<Map<string, number>> {
  if (claimUids.length === 0) return new Map()
  const found = await db
    .select({ claim_uid: claim_chats.claim_uid, last_seq: claim_chats.last_seq })
    .from(claim_chats)
    .where(inArray(claim_chats.claim_uid, [...claimUids]))
  return new Map(found.map(({ claim_uid, last_seq }) => [claim_uid, last_seq]))
}

/** Moves a person's mark forward, never past the last message; says where it is now and whether it moved. */
export async function moveMark(
  db: Reader,
  { claim_uid, person_uid, seq }: { claim_uid: string; person_uid: string; seq: number },
): Promise<{ seq: number; moved: boolean }> {
  const { rows } = await db.execute<{ last_seen_seq: number }>(sql`
    INSERT INTO ${chat_reads} (claim_uid, person_uid, last_seen_seq)
    SELECT claim_uid, ${person_uid}::uuid, least(last_seq, ${seq}::int) FROM ${claim_chats} WHERE claim_uid = ${claim_uid}
    ON CONFLICT (claim_uid, person_uid) DO UPDATE SET last_seen_seq = excluded.last_seen_seq
    WHERE chat_reads.last_seen_seq < excluded.last_seen_seq
    RETURNING last_seen_seq`)
  const [moved] = rows
  if (moved) return { seq: moved.last_seen_seq, moved: true }
  const [kept] = await db
    .select({ seq: chat_reads.last_seen_seq })
    .from(chat_reads)
    .where(and(eq(chat_reads.claim_uid, claim_uid), eq(chat_reads.person_uid, person_uid)))
  return { seq: kept?.seq ?? 0, moved: false }
}

export async function listMarks(db: Reader, claimUid: string) {
  return db
    .select({ person_uid: chat_reads.person_uid, seq: chat_reads.last_seen_seq })
    .from(chat_reads)
    .where(and(eq(chat_reads.claim_uid, claimUid), gt(chat_reads.last_seen_seq, 0)))
}

export async function listPeople(db: Reader, uids: readonly string[]) {
  if (uids.length === 0) return []
  const { uid, username, is_staff, is_claims_admin, is_superuser } = people
  return db
    .select({ uid, username, is_staff, is_claims_admin, is_superuser })
    .from(people)
    .where(inArray(uid, [...uids]))
}
