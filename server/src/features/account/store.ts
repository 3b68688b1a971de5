import { eq } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { people } from '../../schema/people.ts'

/** The columns a profile shows, and no others. */
const profileColumns = {
  uid: people.uid,
  username: people.username,
  first_name: people.first_name,
  last_name: people.last_name,
  email: people.email,
  pending_email: people.pending_email,
  age: people.age,
  phone: people.phone,
  city: people.city,
  region: people.region,
  is_staff: people.is_staff,
  is_claims_admin: people.is_claims_admin,
  is_superuser: people.is_superuser,
}

export async function findProfile(db: Orm | Tx, personUid: string) {
  const found = await db.select(profileColumns).from(people).where(eq(people.uid, personUid))
  const row = found[0]
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
