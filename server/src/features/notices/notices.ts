import { chatLimits } from '@recourse/contract/chat'
import { type Clock, minutes } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Statement } from '../../platform/db/prepare.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Side } from '../../schema/notices.ts'
import { newsForOwnerMail, newsForStaffMail } from './emails.ts'
import * as store from './store.ts'

/** A claim, and the side that has not seen what the other one wrote or uploaded. */
export interface Notice {
  readonly claim_uid: string
  readonly side: Side
}

export interface NoticeDeps {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly clock: Clock
  readonly publicUrl: string
  /** Where mails to staff go while nobody has the claim; null: nowhere. */
  readonly deskEmail: string | null
}

export const noticeJob = defineJob<{ claim_uid: string; side: Side }>('claim_notice', {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  oneWaitingPerKey: true,
})

const unseenFor = minutes(chatLimits.noticeMinutes)
const betweenMails = minutes(chatLimits.noticeEveryMinutes)

/** The first message or document of a burst asks; those that follow find that a look is planned already. */
export async function askForNotice(
  deps: Pick<NoticeDeps, 'jobs' | 'clock'>,
  tx: Tx,
  notice: Notice,
  due = dueFrom(deps.clock),
): Promise<void> {
  await deps.jobs.enqueue(tx, noticeJob, { ...notice }, asked(notice, due))
}

/** The statement that does, for a transaction whose statements are all sent at once. */
export async function askingForNotice(
  { jobs, clock }: Pick<NoticeDeps, 'jobs' | 'clock'>,
  notice: Notice,
): Promise<Statement<{ id: string }>> {
  return jobs.enqueuing(noticeJob, { ...notice }, asked(notice, dueFrom(clock)))
}

const dueFrom = (clock: Clock) => clock().getTime() + unseenFor
const asked = ({ claim_uid, side }: Notice, due: number) => ({
  singletonKey: `${claim_uid} ${side}`,
  startAfter: new Date(due),
})

/** Writes the mail if something is unseen for long enough, and looks again later if it is not long enough yet. */
export async function mailNotice(deps: NoticeDeps, notice: Notice): Promise<void> {
  const { claim_uid, side } = notice
  await deps.orm.transaction(async (tx) => {
    const told = await store.lockNotice(tx, notice)
    const messages = await store.findUnseenMessages(tx, notice, told.told_seq)
    const documents = await store.findUnseenDocuments(tx, notice, told.told_files_until)
    const since = Math.min(
      ...[messages, documents].flatMap((found) => (found ? [found.since.getTime()] : [])),
    )
    if (since === Number.POSITIVE_INFINITY) return
    const now = deps.clock()
    const due = Math.max(since + unseenFor, told.mailed_at.getTime() + betweenMails)
    if (due > now.getTime()) return askForNotice(deps, tx, notice, due)
    const reader = await readerOf(deps, tx, notice)
    if (!reader) return
    const news = {
      ...reader,
      claimUid: claim_uid,
      publicUrl: deps.publicUrl,
      messages: messages?.count ?? 0,
      documents: documents?.count ?? 0,
    }
    await deps.mailer.enqueue(tx, side === 'owner' ? newsForOwnerMail(news) : newsForStaffMail(news))
    await store.setTold(tx, notice, {
      told_seq: messages?.last_seq ?? told.told_seq,
      told_files_until: documents?.until ?? told.told_files_until,
      mailed_at: now,
    })
  })
}

async function readerOf({ deskEmail }: Pick<NoticeDeps, 'deskEmail'>, tx: Tx, { claim_uid, side }: Notice) {
  const person =
    side === 'owner' ? await store.findOwner(tx, claim_uid) : await store.findAssignee(tx, claim_uid)
  if (person) return { to: person.email, greeting: `Hello ${person.first_name},`, assigned: true }
  return side === 'staff' && deskEmail !== null
    ? { to: deskEmail, greeting: 'Hello,', assigned: false }
    : null
}

/** This person has the claim open now, and sees what is on it. */
export async function noteLook(
  { orm, clock }: Pick<NoticeDeps, 'orm' | 'clock'>,
  { person_uid }: Actor,
  claim_uid: string,
): Promise<void> {
  await store.putLook(orm, { claim_uid, person_uid, looked_at: clock() })
}
