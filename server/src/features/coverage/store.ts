import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Orm, Tx } from '../../platform/db/database.ts'
import { coverages } from '../../schema/coverage.ts'
import { files } from '../../schema/files.ts'
import { people } from '../../schema/people.ts'

export type NewCoverage = Omit<typeof coverages.$inferInsert, 'sob_file_uid'>
export type CoverageRow = Awaited<ReturnType<typeof listCoverages>>[number]

/** The latest start first; of two with the same start, the one that was added later. */
export async function listCoverages(db: Orm | Tx, condition: SQL) {
  return db
    .select({
      uid: coverages.uid,
      region: coverages.region,
      insurer_name: coverages.insurer_name,
      plan_name: coverages.plan_name,
      member_id: coverages.member_id,
      effective_date: coverages.effective_date,
      premium_cost: coverages.premium_cost,
      user_cost: coverages.user_cost,
      employer_sponsored: coverages.employer_sponsored,
      user: { first_name: people.first_name, last_name: people.last_name },
      sob: { uid: files.uid, name: files.name, held: files.held, storage_key: files.storage_key },
    })
    .from(coverages)
    .innerJoin(people, eq(people.uid, coverages.person_uid))
    .leftJoin(files, eq(files.uid, coverages.sob_file_uid))
    .where(condition)
    .orderBy(desc(coverages.effective_date), desc(coverages.uid))
}

/** Two windows of one person that save at once take turns, so that the limit holds. */
export async function lockPerson(tx: Tx, personUid: string): Promise<void> {
  await tx.select({ uid: people.uid }).from(people).where(eq(people.uid, personUid)).for('no key update')
}

export async function insertCoverage(tx: Tx, coverage: NewCoverage): Promise<void> {
  await tx.insert(coverages).values(coverage)
}

export async function updateCoverage(
  tx: Tx,
  condition: SQL,
  { uid, ...change }: Omit<NewCoverage, 'person_uid'>,
): Promise<void> {
  await tx
    .update(coverages)
    .set(change)
    .where(and(condition, eq(coverages.uid, uid)))
}

export async function setSummaryOfBenefits(tx: Tx, coverageUid: string, fileUid: string): Promise<void> {
  await tx.update(coverages).set({ sob_file_uid: fileUid }).where(eq(coverages.uid, coverageUid))
}
