import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { hasStaffRole, one_time_links, people, sessions, verification_codes } from '../../schema/people.ts'

export type Person = typeof people.$inferSelect
export type NewPerson = typeof people.$inferInsert
export type Session = typeof sessions.$inferSelect
export type Link = typeof one_time_links.$inferSelect

type Reader = Orm | Tx

export async function findByUsername(db: Reader, username: string): Promise<Person | undefined> {
  const found = await db
    .select()
    .from(people)
    .where(eq(sql`lower(${people.username})`, username.toLowerCase()))
  return found[0]
}

export async function findByEmail(db: Reader, email: string): Promise<Person | undefined> {
  const found = await db
    .select()
    .from(people)
    .where(eq(sql`lower(${people.email})`, email.toLowerCase()))
  return found[0]
}

export async function findByUid(db: Reader, uid: string): Promise<Person | undefined> {
  const found = await db.select().from(people).where(eq(people.uid, uid))
  return found[0]
}

export async function findSuperuser(db: Reader): Promise<Person | undefined> {
  const found = await db.select().from(people).where(eq(people.is_superuser, true)).limit(1)
  return found[0]
}

/** Locked until the transaction ends, so that two changes of one person follow each other. */
export async function lockPerson(tx: Tx, uid: string): Promise<Person | undefined> {
  const found = await tx.select().from(people).where(eq(people.uid, uid)).for('no key update')
  return found[0]
}

export async function insertPerson(tx: Tx, person: NewPerson): Promise<void> {
  await tx.insert(people).values(person)
}

export async function updatePerson(tx: Tx, uid: string, change: Partial<NewPerson>): Promise<void> {
  await tx.update(people).set(change).where(eq(people.uid, uid))
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** An account that is disabled, or was never verified, has no session, whatever the table of sessions says. */
const mayHaveSession = and(isNull(people.disabled_at), isNotNull(people.verified_at))

/** A session with the person it belongs to. */
export async function findSession(db: Reader, uid: string) {
  const found = await db
    .select({
      session_uid: sessions.uid,
      last_seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
      second_step_at: sessions.second_step_at,
      person_uid: people.uid,
      is_staff: people.is_staff,
      is_claims_admin: people.is_claims_admin,
      is_superuser: people.is_superuser,
    })
    .from(sessions)
    .innerJoin(people, eq(people.uid, sessions.person_uid))
    .where(and(eq(sessions.uid, uid), mayHaveSession))
  return found[0]
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Which of these sessions are neither over nor idle. */
export async function listLiveSessions(
  db: Reader,
  uids: readonly string[],
  { now, seenSince }: { now: Date; seenSince: Date },
): Promise<string[]> {
  if (uids.length === 0) return []
  const found = await db
    .select({ uid: sessions.uid })
    .from(sessions)
    .innerJoin(people, eq(people.uid, sessions.person_uid))
    .where(
      and(
        inArray(sessions.uid, [...uids]),
        gt(sessions.expires_at, now),
        gt(sessions.last_seen_at, seenSince),
        mayHaveSession,
      ),
    )
  return found.map(({ uid }) => uid)
}

export async function touchSession(db: Reader, uid: string, seen: Date): Promise<void> {
  await updateSession(db, uid, { last_seen_at: seen })
}

export async function updateSession(
  db: Reader,
  uid: string,
  change: Partial<Pick<Session, 'last_seen_at' | 'second_step_at' | 'proved_at'>>,
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.uid, uid))
}

export async function deleteSession(tx: Tx, uid: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.uid, uid))
}

export async function deleteSessionsOf(tx: Tx, personUid: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.person_uid, personUid))
}

/** The newest code only: a new one takes the old one's place. */
export async function putCode(tx: Tx, code: typeof verification_codes.$inferInsert): Promise<void> {
  await tx
    .insert(verification_codes)
    .values(code)
    .onConflictDoUpdate({ target: verification_codes.person_uid, set: code })
}

/** Takes the code away if it is right and still valid; says whether it was. */
export async function consumeCode(tx: Tx, personUid: string, codeHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(verification_codes)
    .where(
      and(
        eq(verification_codes.person_uid, personUid),
        eq(verification_codes.code_hash, codeHash),
        gt(verification_codes.expires_at, now),
      ),
    )
    .returning({ person_uid: verification_codes.person_uid })
  return taken.length === 1
}

export async function insertLink(tx: Tx, link: Link): Promise<void> {
  await tx.insert(one_time_links).values(link)
}

export async function findLink(db: Reader, kind: Link['kind'], tokenHash: string, now: Date) {
  const found = await db
    .select()
    .from(one_time_links)
    .where(
      and(
        eq(one_time_links.token_hash, tokenHash),
        eq(one_time_links.kind, kind),
        gt(one_time_links.expires_at, now),
      ),
    )
  return found[0]
}

/** Ends every link of this kind that the person holds; says whether the given one was still there. */
export async function consumeLinks(tx: Tx, link: Link): Promise<boolean> {
  const taken = await tx
    .delete(one_time_links)
    .where(and(eq(one_time_links.person_uid, link.person_uid), eq(one_time_links.kind, link.kind)))
    .returning({ token_hash: one_time_links.token_hash })
  return taken.some((row) => row.token_hash === link.token_hash)
}

/** Sessions, codes and links past their time. */
export async function deleteExpired(db: Orm, now: Date): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expires_at} < ${now}`)
  await db.delete(verification_codes).where(sql`${verification_codes.expires_at} < ${now}`)
  await db.delete(one_time_links).where(sql`${one_time_links.expires_at} < ${now}`)
}

export async function listWithRole(db: Reader): Promise<Person[]> {
  return db.select().from(people).where(hasStaffRole(people)).orderBy(people.username)
}
