import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { data_files } from '../../schema/my-data.ts'
import { people } from '../../schema/people.ts'

export type DataFileRow = typeof data_files.$inferSelect
type Reader = Orm | Tx

export async function findDataFile(db: Reader, personUid: string): Promise<DataFileRow | undefined> {
  const found = await db.select().from(data_files).where(eq(data_files.person_uid, personUid))
  return found[0]
}

/** Two clicks at once wait for each other here. */
export async function lockPerson(tx: Tx, personUid: string): Promise<void> {
  await tx.select({ uid: people.uid }).from(people).where(eq(people.uid, personUid)).for('no key update')
}

export async function putDataFile(tx: Tx, row: typeof data_files.$inferInsert): Promise<void> {
  const empty = { made_at: null, expires_at: null, storage_key: null, size: null, sha256: null }
  await tx
    .insert(data_files)
    .values(row)
    .onConflictDoUpdate({ target: data_files.person_uid, set: { ...empty, ...row } })
}

/** False where that file is not wanted any more: another was asked for, or the account has gone. */
export async function updateDataFile(
  db: Reader,
  uid: string,
  change: Partial<DataFileRow>,
): Promise<boolean> {
  const changed = await db
    .update(data_files)
    .set(change)
    .where(and(eq(data_files.uid, uid), eq(data_files.state, 'preparing')))
    .returning({ uid: data_files.uid })
  return changed.length === 1
}

/** A file that its owner, whose account is in order, may fetch now. */
export async function findFetchable(db: Orm, uid: string, viewerUid: string, now: Date) {
  const [found] = await db
    .select({ file: data_files })
    .from(data_files)
    .innerJoin(people, eq(people.uid, data_files.person_uid))
    .where(
      and(
        eq(data_files.uid, uid),
        eq(people.uid, viewerUid),
        isNull(people.disabled_at),
        eq(data_files.state, 'ready'),
        gt(data_files.expires_at, now),
      ),
    )
  return found?.file
}

/** Keys of files past their time; from now on they cannot be fetched. */
export async function expireDataFiles(tx: Tx, now: Date): Promise<string[]> {
  const past = and(eq(data_files.state, 'ready'), lt(data_files.expires_at, now))
  const found = await tx.select({ key: data_files.storage_key }).from(data_files).where(past).for('update')
  await tx
    .update(data_files)
    .set({ state: 'expired', storage_key: null, size: null, sha256: null })
    .where(past)
  return found.flatMap(({ key }) => key ?? [])
}

export async function findOwner(db: Reader, personUid: string) {
  const found = await db
    .select({ email: people.email, first_name: people.first_name })
    .from(people)
    .where(eq(people.uid, personUid))
  return found[0]
}
