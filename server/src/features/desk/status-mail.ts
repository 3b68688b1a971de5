import { eq } from 'drizzle-orm'
import { minutes } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { claims } from '../../schema/claims.ts'
import { desk_claims } from '../../schema/desk.ts'
import { people } from '../../schema/people.ts'
import type { DeskDeps } from './deps.ts'
import { statusChangedMail } from './emails.ts'

/** After a mail about a claim's status, the next one waits this long and then tells the last status only. */
const QUIET = minutes(5)

export const statusMailJob = defineJob<{ claim_uid: string }>('desk_status_mail', {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  oneWaitingPerKey: true,
})

/** The first change is told at once; changes that follow soon make one mail together. */
export async function tellClaimant({ jobs, clock }: DeskDeps, tx: Tx, claim_uid: string): Promise<void> {
  const [desk] = await tx
    .select({ mailed_at: desk_claims.status_mailed_at })
    .from(desk_claims)
    .where(eq(desk_claims.claim_uid, claim_uid))
  const quietUntil = (desk?.mailed_at?.getTime() ?? 0) + QUIET
  await jobs.enqueue(
    tx,
    statusMailJob,
    { claim_uid },
    {
      singletonKey: claim_uid,
      ...(quietUntil > clock().getTime() ? { startAfter: new Date(quietUntil) } : {}),
    },
  )
}

export async function mailStatus(
  { orm, mailer, clock, publicUrl }: DeskDeps,
  claim_uid: string,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [found] = await tx
      .select({
        status: claims.status,
        marked_resolved: claims.marked_resolved,
        email: people.email,
        first_name: people.first_name,
        mailed: desk_claims.status_mailed,
      })
      .from(desk_claims)
      .innerJoin(claims, eq(claims.id, desk_claims.claim_id))
      .innerJoin(people, eq(people.uid, claims.person_uid))
      .where(eq(desk_claims.claim_uid, claim_uid))
      .for('update', { of: desk_claims })
    if (!found) return
    const { status, mailed, marked_resolved } = found
    // To its owner it shows as Resolved by their own hand, whatever we set.
    if (marked_resolved) return
    // Changed and changed back: what the person knows is still true.
    if (status === (mailed ?? 'Submitted')) return
    await mailer.enqueue(tx, statusChangedMail(found, { claimUid: claim_uid, status, publicUrl }))
    await tx
      .update(desk_claims)
      .set({ status_mailed: status, status_mailed_at: clock() })
      .where(eq(desk_claims.claim_uid, claim_uid))
  })
}
