import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { desk_news, desk_news_mailed } from '../../schema/desk.ts'

interface Channel {
  readonly recipient: string
  readonly urgent: boolean
}

const isOf = ({ recipient, urgent }: Channel) =>
  and(eq(desk_news_mailed.recipient, recipient), eq(desk_news_mailed.urgent, urgent))

export async function insertNews(tx: Tx, news: Channel & { claim_uid: string }): Promise<void> {
  await tx.insert(desk_news).values(news)
}

/** All that waits, oldest first; a claim that was announced twice is named once. */
export async function takeNews(tx: Tx, { recipient, urgent }: Channel): Promise<string[]> {
  const taken = await tx
    .delete(desk_news)
    .where(and(eq(desk_news.recipient, recipient), eq(desk_news.urgent, urgent)))
    .returning({ id: desk_news.id, claim_uid: desk_news.claim_uid })
  const sorted = taken.toSorted((a, b) => a.id - b.id)
  return [...new Set(sorted.map(({ claim_uid }) => claim_uid))]
}

export async function findMailedAt(tx: Tx, channel: Channel): Promise<Date | undefined> {
  const [found] = await tx
    .select({ mailed_at: desk_news_mailed.mailed_at })
    .from(desk_news_mailed)
    .where(isOf(channel))
  return found?.mailed_at
}

/** Whoever else mails this reader waits. */
export async function lockMailedAt(tx: Tx, channel: Channel): Promise<Date | undefined> {
  await tx
    .insert(desk_news_mailed)
    .values({ ...channel, mailed_at: new Date(0) })
    .onConflictDoNothing()
  const [found] = await tx
    .select({ mailed_at: desk_news_mailed.mailed_at })
    .from(desk_news_mailed)
    .where(isOf(channel))
    .for('update')
  return found?.mailed_at
}

export async function setMailedAt(tx: Tx, channel: Channel, mailed_at: Date): Promise<void> {
  await tx.update(desk_news_mailed).set({ mailed_at }).where(isOf(channel))
}
