import { chatLimits } from '@recourse/contract/chat'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { type Recipient, recipientColumns } from '../../platform/mail/recipient.ts'
import { chat_reads, claim_chats, messages } from '../../schema/chat.ts'
import { claims } from '../../schema/claims.ts'
import { desk_claims } from '../../schema/desk.ts'
import { files } from '../../schema/files.ts'
import { claim_looks, claim_notices, type Side } from '../../schema/notices.ts'
import { hasStaffRole, people } from '../../schema/people.ts'

interface Notice {
  readonly claim_uid: string
  readonly side: Side
}

const isOf = ({ claim_uid, side }: Notice) =>
  and(eq(claim_notices.claim_uid, claim_uid), eq(claim_notices.side, side))

/** Whoever else writes to this side about this claim waits. */
export async function lockNotice(tx: Tx, notice: Notice) {
  const { claim_uid, side } = notice
  const never = new Date(0)
  await tx
    .insert(claim_notices)
    .values({ claim_uid, side, told_seq: 0, told_files_until: never, mailed_at: never })
    .onConflictDoNothing()
  const [found] = await tx.select().from(claim_notices).where(isOf(notice)).for('update')
  if (!found) throw new Error('the notice was not locked')
  return found
}

export async function setTold(
  tx: Tx,
  notice: Notice,
  told: { told_seq: number; told_files_until: Date; mailed_at: Date },
): Promise<void> {
  await tx.update(claim_notices).set(told).where(isOf(notice))
}

/** Whose eyes count. Staff have seen what the assignee has; where nobody has the claim, what anyone of them has. */
function isReader(side: Side, personUid: SQL): SQL {
  return side === 'owner'
    ? sql`${personUid} = claim.person_uid`
    : sql`${personUid} <> claim.person_uid AND (desk.assignee_uid IS NULL OR ${personUid} = desk.assignee_uid)`
}

const fromMilliseconds = (text: string) => new Date(Number(text))

/** The other side's messages that a side has not seen and was not told of. */
export async function findUnseenMessages(
  tx: Tx,
  { claim_uid, side }: Notice,
  toldSeq: number,
): Promise<{ since: Date; last_seq: number; count: number } | null> {
  const { rows } = await tx.execute<{ since: string; last_seq: number; count: number }>(sql`
    SELECT (extract(epoch FROM min(message.created_at)) * 1000)::bigint AS since, max(message.seq) AS last_seq,
      count(*)::int AS count
    FROM ${claim_chats} AS chat
    JOIN ${claims} AS claim ON claim.uid = chat.claim_uid
    JOIN ${desk_claims} AS desk ON desk.claim_uid = chat.claim_uid
    JOIN ${messages} AS message ON message.claim_uid = chat.claim_uid AND message.by_owner = ${side === 'staff'}
    WHERE chat.claim_uid = ${claim_uid} AND message.seq > greatest(
      ${toldSeq}::int,
      ${side === 'staff' ? sql`chat.handled_seq` : sql`0`},
      (SELECT max(mark.last_seen_seq) FROM ${chat_reads} AS mark
        WHERE mark.claim_uid = chat.claim_uid AND ${isReader(side, sql`mark.person_uid`)}))
    HAVING count(*) > 0`)
  const [found] = rows
  return found ? { ...found, since: fromMilliseconds(found.since) } : null
}

/**
 * The other side's documents that a side has not seen and was not told of. Staff who have not opened a claim were told
 * of it when it was filed, so what came with it is no news.
 */
export async function findUnseenDocuments(
  tx: Tx,
  { claim_uid, side }: Notice,
  toldUntil: Date,
): Promise<{ since: Date; until: Date; count: number } | null> {
  const sinceFiling = sql`claim.created_at + ${chatLimits.noticeEveryMinutes}::int * interval '1 minute'`
  const { rows } = await tx.execute<{ since: string; until: string; count: number }>(sql`
    SELECT (extract(epoch FROM min(file.created_at)) * 1000)::bigint AS since,
      (extract(epoch FROM max(file.created_at)) * 1000)::bigint AS until, count(*)::int AS count
    FROM ${claims} AS claim
    JOIN ${desk_claims} AS desk ON desk.claim_id = claim.id
    JOIN ${files} AS file ON file.claim_uid = claim.uid AND file.kind = 'supporting'
      AND (file.uploaded_by = claim.person_uid) = ${side === 'staff'}
    WHERE claim.uid = ${claim_uid} AND file.created_at > ${toldUntil.toISOString()}::timestamptz
      AND file.created_at > coalesce(
        (SELECT max(look.looked_at) FROM ${claim_looks} AS look
          WHERE look.claim_uid = claim.uid AND ${isReader(side, sql`look.person_uid`)}),
        ${side === 'staff' ? sinceFiling : sql`'-infinity'`})
    HAVING count(*) > 0`)
  const [found] = rows
  if (!found) return null
  const { since, until, count } = found
  return { since: fromMilliseconds(since), until: fromMilliseconds(until), count }
}

export async function findOwner(tx: Tx, claimUid: string): Promise<Recipient | undefined> {
  const [found] = await tx
    .select(recipientColumns)
    .from(claims)
    .innerJoin(people, eq(people.uid, claims.person_uid))
    .where(and(eq(claims.uid, claimUid), isNull(people.disabled_at)))
  return found
}

/** Nobody, where the account has lost its role meanwhile. */
export async function findAssignee(tx: Tx, claimUid: string): Promise<Recipient | undefined> {
  const [found] = await tx
    .select(recipientColumns)
    .from(desk_claims)
    .innerJoin(people, eq(people.uid, desk_claims.assignee_uid))
    .where(and(eq(desk_claims.claim_uid, claimUid), isNull(people.disabled_at), hasStaffRole(people)))
  return found
}

export async function putLook(db: Orm | Tx, look: typeof claim_looks.$inferInsert): Promise<void> {
  await db
    .insert(claim_looks)
    .values(look)
    .onConflictDoUpdate({
      target: [claim_looks.claim_uid, claim_looks.person_uid],
      set: { looked_at: sql`greatest(${claim_looks.looked_at}, excluded.looked_at)` },
    })
}
