import { desc, eq } from 'drizzle-orm'
import { minutes } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { messages } from '../../schema/chat.ts'

/** Messages of one person with no one else's between them, and no longer pause than this, are told as one event. */
const oneSitting = minutes(60)

export interface Writing {
  /** Of the first message, so that it stays when more follow. */
  readonly uid: string
  readonly author_uid: string
  /** Of the last message. */
  readonly at: Date
  readonly count: number
}

/** Who wrote and when, newest first, out of the newest `count` messages. Their words stay in the chat. */
export async function listWritings(db: Orm | Tx, claimUid: string, count: number): Promise<Writing[]> {
  const { uid, author_uid, created_at, claim_uid, seq } = messages
  const newestFirst = await db
    .select({ uid, author_uid, at: created_at })
    .from(messages)
    .where(eq(claim_uid, claimUid))
    .orderBy(desc(seq))
    .limit(count)
  const writings: Writing[] = []
  for (const [index, message] of newestFirst.entries()) {
    const later = writings.at(-1)
    const next = newestFirst[index - 1]
    const isSameSitting =
      next?.author_uid === message.author_uid && next.at.getTime() - message.at.getTime() <= oneSitting
    if (later && isSameSitting) {
      writings[writings.length - 1] = { ...later, uid: message.uid, count: later.count + 1 }
    } else {
      writings.push({ ...message, count: 1 })
    }
  }
  return writings
}
