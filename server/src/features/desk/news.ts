import { minutes } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { DeskDeps } from './deps.ts'
import { staffNewsMail } from './emails.ts'
import { findMailedAt, insertNews, lockMailedAt, setMailedAt, takeNews } from './news-store.ts'
import { findStaffMember } from './store.ts'

/** The recipient that stands for the desk's own address. */
export const DESK = 'desk'

/** Between two mails to the same reader. Urgent claims have a mail of their own, so they do not wait for others. */
const QUIET = { urgent: minutes(1), other: minutes(5) }

interface Channel {
  /** A person's uid, or DESK. */
  readonly recipient: string
  readonly urgent: boolean
}

export const newsMailJob = defineJob<Channel>('desk_news_mail', {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  oneWaitingPerKey: true,
})

type NewsDeps = Pick<DeskDeps, 'jobs' | 'clock' | 'deskEmail'>

/** One mail at once, and when more comes soon after it, one more for all of that. */
export async function announceToStaff(
  deps: NewsDeps,
  tx: Tx,
  { claim_uid, ...channel }: Channel & { claim_uid: string },
): Promise<void> {
  if (channel.recipient === DESK && deps.deskEmail === null) return
  await insertNews(tx, { ...channel, claim_uid })
  await askForMail(deps, tx, channel, await findMailedAt(tx, channel))
}

async function askForMail({ jobs, clock }: NewsDeps, tx: Tx, channel: Channel, mailedAt: Date | undefined) {
  const due = quietUntil(channel, mailedAt)
  await jobs.enqueue(tx, newsMailJob, channel, {
    singletonKey: `${channel.recipient} ${channel.urgent}`,
    ...(due > clock().getTime() ? { startAfter: new Date(due) } : {}),
  })
}

function quietUntil({ urgent }: Channel, mailedAt: Date | undefined): number {
  return mailedAt ? mailedAt.getTime() + (urgent ? QUIET.urgent : QUIET.other) : 0
}

export async function mailNews(deps: DeskDeps, channel: Channel): Promise<void> {
  const { orm, mailer, clock, publicUrl } = deps
  await orm.transaction(async (tx) => {
    const mailedAt = await lockMailedAt(tx, channel)
    // Asked for before the last mail was stored: wait for the next turn.
    if (quietUntil(channel, mailedAt) > clock().getTime()) return askForMail(deps, tx, channel, mailedAt)
    const claimUids = await takeNews(tx, channel)
    const reader = await readerOf(deps, tx, channel)
    if (claimUids.length === 0 || !reader) return
    const assigned = channel.recipient !== DESK
    await mailer.enqueue(
      tx,
      staffNewsMail({ ...reader, urgent: channel.urgent, claimUids, assigned, publicUrl }),
    )
    await setMailedAt(tx, channel, clock())
  })
}

/** Nobody, where the address was unset or the account has lost its role meanwhile. */
async function readerOf({ deskEmail }: DeskDeps, tx: Tx, { recipient }: Channel) {
  if (recipient === DESK) return deskEmail === null ? null : { to: deskEmail, greeting: 'Hello,' }
  const person = await findStaffMember(tx, recipient)
  return person ? { to: person.email, greeting: `Hello ${person.first_name},` } : null
}
