import type { BodyOf } from '@recourse/contract/endpoint'
import { limits } from '@recourse/contract/limits'
import type { deleteAccount as deleteAccountEndpoint } from '@recourse/contract/my-data'
import { recordAudit } from '../../platform/audit/audit.ts'
import { after, type Clock, hours } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { invalidField, notSignedIn } from '../../platform/http/app-error.ts'
import { forgetJobs } from '../../platform/jobs/forget-jobs.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Hasher } from '../../platform/passwords/hasher.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import { removeStoredLater } from '../../platform/uploads/remove-stored.ts'
import { deletionMail } from './emails.ts'
import * as store from './store.ts'

export interface ErasureDeps {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly hasher: Hasher
  readonly rateLimits: RateLimits
  readonly clock: Clock
  readonly publicUrl: string
  endSessions(tx: Tx, personUid: string): Promise<void>
}

const days = (count: number) => hours(count * 24)
const atOnce = 100

/** Signs the person out everywhere; the account goes after the grace unless somebody signs in to it. */
export async function askForDeletion(
  deps: ErasureDeps,
  { person_uid }: Actor,
  { username, password }: BodyOf<typeof deleteAccountEndpoint>,
): Promise<{ delete_after: string }> {
  const { orm, mailer, hasher, rateLimits, clock, publicUrl } = deps
  await rateLimits.take('deletion_tries_by_person', person_uid)
  const person = await store.findPerson(orm, person_uid)
  if (!person) throw notSignedIn()
  if (username.toLowerCase() !== person.username.toLowerCase()) {
    throw invalidField('username', 'This is not your username.')
  }
  if (!(await hasher.verify(person.password_hash, password))) {
    throw invalidField('password', 'This password is not right.')
  }
  const deleteAfter = after(clock(), days(limits.deletionGraceDays))
  await orm.transaction(async (tx) => {
    await store.setDeleteAfter(tx, person_uid, deleteAfter)
    await deps.endSessions(tx, person_uid)
    await mailer.enqueue(tx, deletionMail(person, deleteAfter, publicUrl))
  })
  return { delete_after: deleteAfter.toISOString() }
}

/** Everyone whose time has come. Returns how many went. */
export async function eraseDue(deps: ErasureDeps): Promise<number> {
  const now = deps.clock()
  const due = store.dueAt({ now, signedUpBefore: after(now, -days(limits.unverifiedDays)) })
  let erased = 0
  for (const uid of await store.listDue(deps.orm, due, atOnce)) {
    const gone = await deps.orm.transaction(async (tx) => {
      const person = await store.lockDue(tx, due, uid)
      if (person) await erase(deps, tx, person)
      return person !== undefined
    })
    if (gone) erased += 1
  }
  return erased
}

/** What refers to the person goes with their row. Here is what does not refer to it. */
async function erase(deps: ErasureDeps, tx: Tx, person: store.Person): Promise<void> {
  const { jobs, mailer } = deps
  const { uid, username, email, pending_email } = person
  const addresses = [email, ...(pending_email === null ? [] : [pending_email])].map((address) =>
    address.toLowerCase(),
  )
  const claimUids = await store.listClaimUids(tx, uid)
  await removeStoredLater(jobs, tx, await store.listStorageKeys(tx, uid))
  await deps.endSessions(tx, uid)
  await store.unsubscribe(tx, addresses)
  await mailer.forget(tx, addresses)
  await forgetJobs(tx, { person_uid: uid, username, addresses, claim_uids: claimUids })
  await store.deletePerson(tx, uid)
  await recordAudit(tx, {
    actor_uid: uid,
    action: 'account_erased',
    subject_uids: [uid],
    address: '',
    details: { count: claimUids.length },
  })
}
