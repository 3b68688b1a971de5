import { chatLimits } from '@recourse/contract/chat'
import { minutes } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { ChatDeps } from './deps.ts'
import { newMessageMail, unansweredMessageMail } from './emails.ts'
import * as store from './notices-store.ts'

/** A claim, and the side that has not seen what the other wrote. */
export interface Notice {
  readonly claim_uid: string
  readonly side: 'owner' | 'staff'
}

export const chatNoticeJob = defineJob<{ claim_uid: string; side: 'owner' | 'staff' }>('chat_notice', {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  oneWaitingPerKey: true,
})

const unseenFor = minutes(chatLimits.noticeMinutes)
const betweenMails = minutes(chatLimits.noticeEveryMinutes)

type NoticeDeps = Pick<ChatDeps, 'jobs' | 'clock'>

/** The first message of a burst asks; those that follow find that a look is planned already. */
export async function askForNotice(
  deps: NoticeDeps,
  tx: Tx,
  notice: Notice,
  due = deps.clock().getTime() + unseenFor,
): Promise<void> {
  const { claim_uid, side } = notice
  await deps.jobs.enqueue(
    tx,
    chatNoticeJob,
    { claim_uid, side },
    { singletonKey: `${claim_uid} ${side}`, startAfter: new Date(due) },
  )
}

/** Writes the mail if something is unseen for long enough, and looks again later if it is not long enough yet. */
export async function mailNotice(
  deps: Pick<ChatDeps, 'orm' | 'jobs' | 'mailer' | 'clock' | 'publicUrl' | 'deskEmail'>,
  notice: Notice,
): Promise<void> {
  const { claim_uid, side } = notice
  await deps.orm.transaction(async (tx) => {
    const told = await store.lockNotice(tx, notice)
    const unseen = await store.findUnseen(tx, notice, told.told_seq)
    if (!unseen) return
    const now = deps.clock()
    const due = Math.max(unseen.since.getTime() + unseenFor, told.mailed_at.getTime() + betweenMails)
    if (due > now.getTime()) return askForNotice(deps, tx, notice, due)
    const reader = await readerOf(deps, tx, notice)
    if (!reader) return
    const mail = { ...reader, claimUid: claim_uid, publicUrl: deps.publicUrl }
    await deps.mailer.enqueue(tx, side === 'owner' ? newMessageMail(mail) : unansweredMessageMail(mail))
    await store.setTold(tx, notice, { told_seq: unseen.last_seq, mailed_at: now })
  })
}

async function readerOf({ deskEmail }: Pick<ChatDeps, 'deskEmail'>, tx: Tx, { claim_uid, side }: Notice) {
  const person =
    side === 'owner' ? await store.findOwner(tx, claim_uid) : await store.findAssignee(tx, claim_uid)
  if (person) return { to: person.email, greeting: `Hello ${person.first_name},`, assigned: true }
  return side === 'staff' && deskEmail !== null
    ? { to: deskEmail, greeting: 'Hello,', assigned: false }
    : null
}
