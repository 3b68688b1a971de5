import { and, count, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../../platform/db/database.ts'
import { people, sessions } from '../../../schema/people.ts'
import { seen_devices, trusted_devices } from '../../../schema/second-step.ts'

type Reader = Orm | Tx
type SeenDevice = typeof seen_devices.$inferInsert
export type TrustedDevice = typeof trusted_devices.$inferSelect

/** The live sessions of a person, the last one used first. */
export function listSessions(db: Reader, personUid: string, since: { now: Date; seenSince: Date }) {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.person_uid, personUid),
        gt(sessions.expires_at, since.now),
        gt(sessions.last_seen_at, since.seenSince),
      ),
    )
    .orderBy(desc(sessions.last_seen_at))
}

export async function deleteOtherSessions(tx: Tx, personUid: string, keptUid: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.person_uid, personUid), ne(sessions.uid, keptUid)))
}

export async function findSession(db: Reader, personUid: string, uid: string) {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.uid, uid), eq(sessions.person_uid, personUid)))
  return found[0]
}

export async function countSeen(db: Reader, personUid: string): Promise<number> {
  const found = await db
    .select({ count: count() })
    .from(seen_devices)
    .where(eq(seen_devices.person_uid, personUid))
  return found[0]?.count ?? 0
}

export async function findSeen(
  db: Reader,
  personUid: string,
  marks: { cookieHash: string | null; networkDigests: readonly string[] },
) {
  const byNetwork = inArray(seen_devices.network_digest, [...marks.networkDigests])
  const mark =
    marks.cookieHash === null ? byNetwork : or(eq(seen_devices.cookie_hash, marks.cookieHash), byNetwork)
  const found = await db
    .select()
    .from(seen_devices)
    .where(and(eq(seen_devices.person_uid, personUid), mark))
  return found.find((row) => row.cookie_hash === marks.cookieHash) ?? found[0]
}

/** Whether someone with this name has signed in with this cookie before. */
export async function hasSignedInWith(db: Reader, username: string, cookieHash: string): Promise<boolean> {
  const found = await db
    .select({ person_uid: seen_devices.person_uid })
    .from(seen_devices)
    .innerJoin(people, eq(people.uid, seen_devices.person_uid))
    .where(
      and(
        eq(sql`lower(${people.username})`, username.toLowerCase()),
        eq(seen_devices.cookie_hash, cookieHash),
      ),
    )
  return found.length > 0
}

export async function putSeen(tx: Tx, device: SeenDevice): Promise<void> {
  await tx
    .insert(seen_devices)
    .values(device)
    .onConflictDoUpdate({ target: [seen_devices.person_uid, seen_devices.cookie_hash], set: device })
}

export async function insertTrusted(tx: Tx, device: TrustedDevice): Promise<void> {
  await tx.insert(trusted_devices).values(device)
}

export async function findTrusted(db: Reader, personUid: string, tokenHash: string, now: Date) {
  const found = await db
    .select()
    .from(trusted_devices)
    .where(
      and(
        eq(trusted_devices.person_uid, personUid),
        eq(trusted_devices.token_hash, tokenHash),
        gt(trusted_devices.trusted_until, now),
      ),
    )
  return found[0]
}

export function listTrusted(db: Reader, personUid: string, now: Date): Promise<TrustedDevice[]> {
  return db
    .select()
    .from(trusted_devices)
    .where(and(eq(trusted_devices.person_uid, personUid), gt(trusted_devices.trusted_until, now)))
    .orderBy(trusted_devices.created_at)
}

export async function deleteTrusted(tx: Tx, personUid: string, uid: string): Promise<boolean> {
  const gone = await tx
    .delete(trusted_devices)
    .where(and(eq(trusted_devices.person_uid, personUid), eq(trusted_devices.uid, uid)))
    .returning({ uid: trusted_devices.uid })
  return gone.length === 1
}

export async function deleteTrustedOf(tx: Tx, personUid: string): Promise<void> {
  await tx.delete(trusted_devices).where(eq(trusted_devices.person_uid, personUid))
}

export async function deleteOldDevices(db: Orm, { now, unseenSince }: { now: Date; unseenSince: Date }) {
  await db.delete(trusted_devices).where(lt(trusted_devices.trusted_until, now))
  await db.delete(seen_devices).where(lt(seen_devices.seen_at, unseenSince))
}
