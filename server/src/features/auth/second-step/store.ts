import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Orm, Tx } from '../../../platform/db/database.ts'
import { authenticators, passkeys, recovery_codes } from '../../../schema/second-step.ts'

type Reader = Orm | Tx
export type Passkey = typeof passkeys.$inferSelect

export function listPasskeys(db: Reader, personUid: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.person_uid, personUid)).orderBy(passkeys.created_at)
}

export async function insertPasskey(tx: Tx, passkey: Passkey): Promise<void> {
  await tx.insert(passkeys).values(passkey)
}

export async function markPasskeyUsed(tx: Tx, uid: string, counter: number, now: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, last_used_at: now }).where(eq(passkeys.uid, uid))
}

export async function deletePasskey(tx: Tx, personUid: string, uid: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.uid, uid), eq(passkeys.person_uid, personUid)))
    .returning({ uid: passkeys.uid })
  return gone.length === 1
}

export async function findAuthenticator(db: Reader, personUid: string) {
  const found = await db.select().from(authenticators).where(eq(authenticators.person_uid, personUid))
  return found[0]
}

/** A new key takes the old one's place. */
export async function putAuthenticator(tx: Tx, row: typeof authenticators.$inferInsert): Promise<void> {
  await tx
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({ target: authenticators.person_uid, set: row })
}

/** Uses up the code of this period and all before it; false where that has happened already. */
export async function consumePeriod(tx: Tx, personUid: string, period: number): Promise<boolean> {
  const taken = await tx
    .update(authenticators)
    .set({ last_period: period })
    .where(and(eq(authenticators.person_uid, personUid), lt(authenticators.last_period, period)))
    .returning({ person_uid: authenticators.person_uid })
  return taken.length === 1
}

export async function deleteAuthenticator(tx: Tx, personUid: string): Promise<boolean> {
  const gone = await tx
    .delete(authenticators)
    .where(eq(authenticators.person_uid, personUid))
    .returning({ person_uid: authenticators.person_uid })
  return gone.length === 1
}

export async function replaceRecoveryCodes(
  tx: Tx,
  personUid: string,
  digests: readonly string[],
  made_at: Date,
): Promise<void> {
  await deleteRecoveryCodes(tx, personUid)
  await tx
    .insert(recovery_codes)
    .values(digests.map((code_digest) => ({ person_uid: personUid, code_digest, made_at })))
}

export async function deleteRecoveryCodes(tx: Tx, personUid: string): Promise<void> {
  await tx.delete(recovery_codes).where(eq(recovery_codes.person_uid, personUid))
}

export async function consumeRecoveryCode(
  tx: Tx,
  personUid: string,
  digests: readonly string[],
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(recovery_codes)
    .set({ used_at: now })
    .where(
      and(
        eq(recovery_codes.person_uid, personUid),
        inArray(recovery_codes.code_digest, [...digests]),
        isNull(recovery_codes.used_at),
      ),
    )
    .returning({ code_digest: recovery_codes.code_digest })
  return taken.length === 1
}

/** Null where none were ever made. */
export async function recoveryCodesLeft(db: Reader, personUid: string) {
  const rows = await db.select().from(recovery_codes).where(eq(recovery_codes.person_uid, personUid))
  const [first] = rows
  if (!first) return null
  return { left: rows.filter(({ used_at }) => used_at === null).length, made_at: first.made_at }
}

/** Passkeys and the authenticator app. */
export async function deleteEveryWay(tx: Tx, personUid: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.person_uid, personUid))
  await deleteAuthenticator(tx, personUid)
}
