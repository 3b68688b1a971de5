import { eq, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { prepare } from '../../platform/db/prepare.ts'
import { people } from '../../schema/people.ts'

/** The columns a profile shows, and no others. */
const profileColumns = [
  people.uid,
  people.username,
  people.first_name,
  people.last_name,
  people.email,
  people.pending_email,
  people.age,
  people.phone,
  people.city,
  people.region,
  people.is_staff,
  people.is_claims_admin,
  people.is_superuser,
] as const
type ProfileRow = Pick<typeof people.$inferSelect, (typeof profileColumns)[number]['_']['name']>

const profile = prepare<{ uid: string }, ProfileRow>(
  sql`SELECT ${sql.join([...profileColumns], sql`, `)} FROM ${people} WHERE ${people.uid} = ${sql.placeholder('uid')}`,
)

export async function findProfile(db: Orm | Tx, personUid: string) {
  const [row] = await profile(db, { uid: personUid })
  return row && { ...row, region: row.region === null ? null : { name: row.region } }
}

export async function updateProfile(
  tx: Tx,
  personUid: string,
  change: Pick<
    typeof people.$inferInsert,
    'first_name' | 'last_name' | 'age' | 'phone' | 'city' | 'region' | 'pending_email'
  >,
): Promise<void> {
  await tx.update(people).set(change).where(eq(people.uid, personUid))
}
