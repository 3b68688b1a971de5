import type pg from 'pg'
import type { Seal } from '../../../platform/mail/seal.ts'

type Queryable = Pick<pg.Pool, 'query'>

/** The keys of authenticator apps move under the newest key. Returns how many did; a second run finds none. */
export async function resealAuthenticators(db: Queryable, seal: Seal): Promise<number> {
  const { rows } = await db.query<{ person_uid: string; sealed_key: string }>(
    'SELECT person_uid, sealed_key FROM authenticators',
  )
  let moved = 0
  for (const { person_uid, sealed_key } of rows.filter((row) => !seal.isCurrent(row.sealed_key))) {
    const { rowCount } = await db.query(
      'UPDATE authenticators SET sealed_key = $1 WHERE person_uid = $2 AND sealed_key = $3',
      [seal.seal(seal.open(sealed_key)), person_uid, sealed_key],
    )
    moved += rowCount ?? 0
  }
  return moved
}

/** How many people hold recovery codes from before then. These are kept as digests, which nobody can make anew. */
export async function countOldRecoveryCodes(db: Queryable, before: Date): Promise<number> {
  const { rows } = await db.query<{ holders: number }>(
    'SELECT count(DISTINCT person_uid)::int AS holders FROM recovery_codes WHERE used_at IS NULL AND made_at < $1',
    [before],
  )
  return rows[0]?.holders ?? 0
}
