import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { JOBS_SCHEMA } from '../db/migrate.ts'

export interface Forgotten {
  readonly person_uid: string
  readonly username: string
  /** In small letters. */
  readonly addresses: readonly string[]
  readonly claim_uids: readonly string[]
}

/** Jobs, done or waiting, whose data name this person or their claims. Mails are sealed: see Mailer.forget. */
export async function forgetJobs(tx: Tx, person: Forgotten): Promise<void> {
  await tx.execute(sql`
    DELETE FROM ${sql.identifier(JOBS_SCHEMA)}.job
    WHERE data->>'person_uid' = ${person.person_uid}
      OR lower(data->>'username') = lower(${person.username})
      OR lower(data->>'email') IN ${textList(person.addresses)}
      OR data->>'claim_uid' IN ${textList(person.claim_uids)}`)
}

/** Of an empty list as well, which SQL has no way to write. */
function textList(values: readonly string[]) {
  return sql`(SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
}
