import { chatLimits } from '@recourse/contract/chat'
import { type SQL, sql } from 'drizzle-orm'
import { chat_reads, claim_chats, messages } from '../../schema/chat.ts'
import { claims } from '../../schema/claims.ts'
import { ownedBy, type Viewer } from '../claims/access.ts'

/**
 * How many messages of the other side a viewer has not seen, for a statement in which `claims` is a claim that they may
 * see; null where there is no chat. For staff what a colleague had seen and then answered is not unread either. Reads at
 * most 100 index entries.
 */
export function unreadOf(viewer: Viewer): SQL {
  return sql`(SELECT unseen.unread FROM ${claim_chats} AS chat ${unseenBy(viewer, ownedBy(viewer))}
    WHERE chat.claim_uid = ${claims.uid})`
}

/** The same over all claims of the viewer's own; it needs no `claims` around it. */
export function unreadTotalOf(viewer: Viewer): SQL {
  return sql`(SELECT least(coalesce(sum(unseen.unread), 0), ${sql.raw(String(chatLimits.unreadMax))})::int
    FROM ${claims} JOIN ${claim_chats} AS chat ON chat.claim_uid = ${claims.uid} ${unseenBy(viewer, sql`true`)}
    WHERE ${ownedBy(viewer)})`
}

function unseenBy({ person_uid }: Viewer, isOwner: SQL): SQL {
  return sql`
    LEFT JOIN ${chat_reads} AS mark ON mark.claim_uid = chat.claim_uid AND mark.person_uid = ${person_uid}
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS unread FROM (
        SELECT FROM ${messages} AS message
        WHERE message.claim_uid = chat.claim_uid AND message.by_owner = NOT (${isOwner})
          AND message.seq > greatest(mark.last_seen_seq, CASE WHEN ${isOwner} THEN 0 ELSE chat.handled_seq END)
        ORDER BY message.seq LIMIT ${sql.raw(String(chatLimits.unreadMax))}
      ) AS counted
    ) AS unseen`
}
