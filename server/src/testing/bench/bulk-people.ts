import type pg from 'pg'
import { patiently } from '../patiently.ts'
import { putAwayIndexes } from '../put-away-indexes.ts'

/** Very many verified members whose password nobody knows. Gives their uids. */
export async function bulkPeople(pool: pg.Pool, count: number): Promise<string[]> {
  return patiently(pool, async (client) => {
    const putBack = await putAwayIndexes(client, 'people')
    const { rows } = await client.query<{ uid: string }>(
      `INSERT INTO people (uid, username, email, password_hash, first_name, last_name, region, verified_at)
       SELECT gen_random_uuid(), 'person' || i, 'person' || i || '@example.com', 'none',
         (ARRAY['Sam','Maria','Ruth','Omar','Tess','Nia'])[1 + i % 6], 'Family' || i % 5000, 'Ohio', now()
       FROM generate_series(1, $1::int) AS i RETURNING uid`,
      [count],
    )
    await putBack()
    return rows.map(({ uid }) => uid)
  })
}

/** After claims were added past the product. */
export async function countClaims(pool: pg.Pool): Promise<void> {
  await patiently(pool, async (client) => {
    await client.query(
      `UPDATE people SET claims_count = counted.claims
     FROM (SELECT person_uid, count(*) AS claims FROM claims GROUP BY person_uid) AS counted
     WHERE uid = counted.person_uid`,
    )
    await client.query('VACUUM ANALYZE people')
  })
}
