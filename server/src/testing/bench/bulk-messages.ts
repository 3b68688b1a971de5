import type pg from 'pg'
import { patiently } from '../patiently.ts'
import { putAwayIndexes } from '../put-away-indexes.ts'

/**
 * A chat of so many messages on every claim, by its owner and one person on staff in turn; the owner has seen none. The
 * desk keeps who waits as `bulkClaims` left it, a few of many: the trigger would move every claim, one by one.
 */
export async function bulkMessages(
  pool: pg.Pool,
  { perClaim, staffUid }: { perClaim: number; staffUid: string },
): Promise<void> {
  await patiently(pool, async (client) => {
    const putBack = await putAwayIndexes(client, 'messages', { references: true })
    await client.query('ALTER TABLE messages DISABLE TRIGGER USER')
    await client.query(
      `INSERT INTO messages (uid, claim_uid, seq, author_uid, role, by_owner, content, created_at)
       SELECT gen_random_uuid(), claim.uid, seq, CASE WHEN seq % 2 = 1 THEN claim.person_uid ELSE $2 END,
         CASE WHEN seq % 2 = 1 THEN 'community' ELSE 'staff' END, seq % 2 = 1,
         'Message ' || seq || ' about this claim: the letter came on Tuesday, and I have a question about it.',
         claim.created_at + seq * interval '1 second'
       FROM claims AS claim CROSS JOIN generate_series(1, $1::int) AS seq`,
      [perClaim, staffUid],
    )
    await client.query('ALTER TABLE messages ENABLE TRIGGER USER')
    await putBack()
    await client.query('INSERT INTO claim_chats (claim_uid, last_seq) SELECT uid, $1 FROM claims', [perClaim])
    await client.query('VACUUM ANALYZE claim_chats')
  })
}
