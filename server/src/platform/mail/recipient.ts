import { eq } from 'drizzle-orm'
import { people } from '../../schema/people.ts'
import type { Orm, Tx } from '../db/database.ts'

/** What a mail to a person needs to know of them. */
export interface Recipient {
  readonly email: string
  readonly first_name: string
}

export const recipientColumns = { email: people.email, first_name: people.first_name }

export async function findRecipient(db: Orm | Tx, personUid: string): Promise<Recipient | undefined> {
  const [found] = await db.select(recipientColumns).from(people).where(eq(people.uid, personUid))
  return found
}
