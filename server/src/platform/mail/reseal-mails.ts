import type pg from 'pg'
import { JOBS_SCHEMA } from '../db/migrate.ts'
import { mailFailedJob, mailJob } from './mailer.ts'
import type { Seal } from './seal.ts'

/** Mails that wait, for the mail server or for a person, move under the newest key. Returns how many did. */
export async function resealMails(db: Pick<pg.ClientBase, 'query'>, seal: Seal): Promise<number> {
  const { rows } = await db.query<{ id: string; name: string; sealed: string }>(
    `SELECT id, name, data->>'sealed' AS sealed FROM ${JOBS_SCHEMA}.job WHERE name = ANY($1)`,
    [[mailJob.name, mailFailedJob.name]],
  )
  let moved = 0
  for (const { id, name, sealed } of rows.filter((row) => !seal.isCurrent(row.sealed))) {
    const plain = findPlain(seal, sealed)
    if (plain === null) continue
    const { rowCount } = await db.query(
      `UPDATE ${JOBS_SCHEMA}.job SET data = jsonb_set(data::jsonb, '{sealed}', to_jsonb($1::text))
       WHERE name = $2 AND id = $3 AND data->>'sealed' = $4`,
      [seal.seal(plain), name, id, sealed],
    )
    moved += rowCount ?? 0
  }
  return moved
}

function findPlain(seal: Seal, sealed: string): string | null {
  try {
    return seal.open(sealed)
  } catch {
    return null
  }
}
