import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { chat_notices, chat_reads, claim_chats, messages } from '../../schema/chat.ts'
import { claims } from '../../schema/claims.ts'
import { desk_claims } from '../../schema/desk.ts'
import { people } from '../../schema/people.ts'

interface Notice {
  readonly claim_uid: string
  readonly side: 'owner' | 'staff'
}

const isOf = ({ claim_uid, side }: Notice) =>
  and(eq(chat_notices.claim_uid, claim_uid), eq(chat_notices.side, side))

/** Whoever else writes to this side about this claim waits. */
export async function lockNotice(tx: Tx, notice: Notice) {
  const { claim_uid, side } = notice
  await tx
    .insert(chat_notices)
    .values({ claim_uid, side, told_seq: 0, mailed_at: new Date(0) })
    .onConflictDoNothing()
  const [found] = await tx.select().from(chat_notices).where(isOf(notice)).for('update')
  if (!found) throw new Error('the notice was not locked')
  return found
}

export async function setTold(
  tx: Tx,
  notice: Notice,
  told: { told_seq: number; mailed_at: Date },
): Promise<void> {
  await tx.update(chat_notices).set(told).where(isOf(notice))
}

/**
 * What a side has not seen and was not told of: since when, and the last of it. Staff have seen what the assignee has
 * seen; where nobody has the claim, what anyone of them has.
 */
export async function findUnseen(
  tx: Tx,
  { claim_uid, side }: Notice,
  toldSeq: number,
): Promise<{ since: Date; last_seq: number } | null> {
  const seenByReaders =
    side === 'owner'
      ? sql`mark.person_uid = claim.person_uid`
      : sql`mark.person_uid <> claim.person_uid AND (desk.assignee_uid IS NULL OR mark.person_uid = desk.assignee_uid)`
  const { rows } = await tx.execute<{ since: string; last_seq: number }>(sql`
    SELECT (extract(epoch FROM min(message.created_at)) * 1000)::bigint AS since, max(message.seq) AS last_seq
    FROM ${claim_chats} AS chat
    JOIN ${claims} AS claim ON claim.uid = chat.claim_uid
    JOIN ${desk_claims} AS desk ON desk.claim_uid = chat.claim_uid
    JOIN ${messages} AS message ON message.claim_uid = chat.claim_uid AND message.by_owner = ${side === 'staff'}
    WHERE chat.claim_uid = ${claim_uid} AND message.seq > greatest(
      ${toldSeq}::int,
      ${side === 'staff' ? sql`chat.handled_seq` : sql`0`},
      (SELECT max(mark.last_seen_seq) FROM ${chat_reads} AS mark
        WHERE mark.claim_uid = chat.claim_uid AND ${seenByReaders}))
    HAVING count(*) > 0`)
  const [found] = rows
  return found ? { since: new Date(Number(found.since)), last_seq: found.last_seq } : null
}

const recipient = { email: people.email, first_name: people.first_name }

export async function findOwner(tx: Tx, claimUid: string) {
  const [found] = await tx
    .select(recipient)
    .from(claims)
    .innerJoin(people, eq(people.uid, claims.person_uid))
    .where(and(eq(claims.uid, claimUid), isNull(people.disabled_at)))
  return found
}

/** Nobody, where the account has lost its role meanwhile. */
export async function findAssignee(tx: Tx, claimUid: string) {
  const [found] = await tx
    .select(recipient)
    .from(desk_claims)
    .innerJoin(people, eq(people.uid, desk_claims.assignee_uid))
    .where(
      and(
        eq(desk_claims.claim_uid, claimUid),
        isNull(people.disabled_at),
        or(people.is_staff, people.is_claims_admin, people.is_superuser),
      ),
    )
  return found
}
