import { chatLimits } from '@recourse/contract/chat'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { chat_reads, claim_chats, messages } from '../../schema/chat.ts'
import { claims } from '../../schema/claims.ts'

interface OwnedClaim {
  readonly uid: string
  readonly person_uid: string
}

/**
 * How many messages of the other side a person has not seen, for each of these claims, which they may see. For staff
 * what a colleague had seen and then answered is not unread either. One query, and at most 100 index entries a claim.
 */
export async function unreadOfClaims(
  orm: Orm | Tx,
  actor: Actor,
  shown: readonly OwnedClaim[],
): Promise<(claimUid: string) => number> {
  if (shown.length === 0) return () => 0
  const { rows } = await orm.execute<{ claim_uid: string; unread: number }>(sql`
    SELECT chat.claim_uid, unseen.unread
    FROM unnest(${sql.param(shown.map(({ uid }) => uid))}::uuid[],
      ${sql.param(shown.map(({ person_uid }) => person_uid === actor.person_uid))}::boolean[]) AS asked (uid, is_owner)
    JOIN ${claim_chats} AS chat ON chat.claim_uid = asked.uid
    ${unseenBy(actor, sql`asked.is_owner`)}`)
  const counts = new Map(rows.map(({ claim_uid, unread }) => [claim_uid, unread]))
  return (claimUid) => counts.get(claimUid) ?? 0
}

/** Over all claims of the person's own. */
export async function unreadTotal(orm: Orm | Tx, actor: Actor): Promise<number> {
  const { rows } = await orm.execute<{ unread: number }>(sql`
    SELECT least(coalesce(sum(unseen.unread), 0), ${chatLimits.unreadMax})::int AS unread
    FROM ${claims} AS own JOIN ${claim_chats} AS chat ON chat.claim_uid = own.uid
    ${unseenBy(actor, sql`true`)}
    WHERE own.person_uid = ${actor.person_uid}`)
  return rows[0]?.unread ?? 0
}

function unseenBy(actor: Actor, isOwner: SQL): SQL {
  return sql`
    LEFT JOIN ${chat_reads} AS mark ON mark.claim_uid = chat.claim_uid AND mark.person_uid = ${actor.person_uid}
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS unread FROM (
        SELECT FROM ${messages} AS message
        WHERE message.claim_uid = chat.claim_uid AND message.by_owner = NOT ${isOwner}
          AND message.seq > greatest(mark.last_seen_seq, CASE WHEN ${isOwner} THEN 0 ELSE chat.handled_seq END)
        ORDER BY message.seq LIMIT ${chatLimits.unreadMax}
      ) AS counted
    ) AS unseen`
}
