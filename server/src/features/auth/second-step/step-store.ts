import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Orm, Tx } from '../../../platform/db/database.ts'
import { ceremonies, sign_in_steps } from '../../../schema/second-step.ts'

type Reader = Orm | Tx
export type Step = typeof sign_in_steps.$inferSelect
export type CeremonyKind = (typeof ceremonies.$inferSelect)['kind']

export async function insertStep(db: Reader, step: typeof sign_in_steps.$inferInsert): Promise<void> {
  await db.insert(sign_in_steps).values(step)
}

export async function findStep(db: Reader, tokenHash: string, now: Date): Promise<Step | undefined> {
  const found = await db
    .select()
    .from(sign_in_steps)
    .where(and(eq(sign_in_steps.token_hash, tokenHash), gt(sign_in_steps.expires_at, now)))
  return found[0]
}

/** Counts before it is known how the try ends, so that many at once are no more than many in a row. False: none left. */
export async function countTry(db: Reader, tokenHash: string, max: number): Promise<boolean> {
  const counted = await db
    .update(sign_in_steps)
    .set({ tries: sql`${sign_in_steps.tries} + 1` })
    .where(and(eq(sign_in_steps.token_hash, tokenHash), lt(sign_in_steps.tries, max)))
    .returning({ tries: sign_in_steps.tries })
  return counted.length === 1
}

/** Says whether it was still there. */
export async function consumeStep(tx: Tx, tokenHash: string): Promise<boolean> {
  const gone = await tx
    .delete(sign_in_steps)
    .where(eq(sign_in_steps.token_hash, tokenHash))
    .returning({ token_hash: sign_in_steps.token_hash })
  return gone.length === 1
}

export async function deleteSteps(tx: Tx, personUid: string): Promise<void> {
  await tx.delete(sign_in_steps).where(eq(sign_in_steps.person_uid, personUid))
}

/** A new one takes the place of one that was begun before. */
export async function putCeremony(db: Reader, ceremony: typeof ceremonies.$inferInsert): Promise<void> {
  await db
    .insert(ceremonies)
    .values(ceremony)
    .onConflictDoUpdate({ target: [ceremonies.owner, ceremonies.kind], set: ceremony })
}

/** What was begun; it stays, so that a mistyped code can be typed again. */
export async function findCeremony(db: Reader, owner: string, kind: CeremonyKind, now: Date) {
  const found = await db
    .select()
    .from(ceremonies)
    .where(and(eq(ceremonies.owner, owner), eq(ceremonies.kind, kind), gt(ceremonies.expires_at, now)))
  return found[0]?.sealed
}

/** What was begun; it is used up by being asked for, rightly or not. */
export async function takeCeremony(db: Reader, owner: string, kind: CeremonyKind, now: Date) {
  const [taken] = await db
    .delete(ceremonies)
    .where(and(eq(ceremonies.owner, owner), eq(ceremonies.kind, kind)))
    .returning()
  return taken && taken.expires_at > now ? taken.sealed : undefined
}

export async function deleteExpiredSteps(db: Orm, now: Date): Promise<void> {
  await db.delete(sign_in_steps).where(lt(sign_in_steps.expires_at, now))
  await db.delete(ceremonies).where(lt(ceremonies.expires_at, now))
}
