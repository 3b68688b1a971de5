import { eq } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { newsletter_subscribers } from '../../schema/site.ts'

/** False: the address is on the list already, whatever its case. */
export async function insertSubscriber(
  tx: Tx,
  subscriber: typeof newsletter_subscribers.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(newsletter_subscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ token: newsletter_subscribers.token })
  return inserted.length > 0
}

export async function deleteSubscriber(orm: Orm, token: string): Promise<void> {
  await orm.delete(newsletter_subscribers).where(eq(newsletter_subscribers.token, token))
}
