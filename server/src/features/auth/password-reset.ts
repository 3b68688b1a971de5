import { sentences } from '@recourse/contract/errors'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { AuthDeps } from './deps.ts'
import type { Caller } from './devices/caller.ts'
import { deviceCookie, rememberDevice } from './devices/recognise.ts'
import { passwordChangedMail, passwordLinkMail } from './emails.ts'
import { linkExpired, makeLink, requireLink } from './links.ts'
import { requireGoodPassword } from './passwords.ts'
import * as store from './store.ts'

/** A job for every address alike, for the same reason as the verification code. */
export const sendPasswordLinkJob = defineJob<{ email: string }>('send_password_link', {
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
})

export async function requestPasswordLink({ rateLimits, jobs }: AuthDeps, email: string, address: string) {
  await rateLimits.take('links_by_address', address)
  await rateLimits.take('links_by_email', email)
  await jobs.send(sendPasswordLinkJob, { email })
  return { detail: sentences.linkSent }
}

export async function sendPasswordLink(deps: AuthDeps, email: string): Promise<void> {
  await deps.orm.transaction(async (tx) => {
    const person = await store.findByEmail(tx, email)
    if (!person || person.disabled_at) return
    const link = await makeLink(deps, tx, { kind: 'reset_password', person_uid: person.uid, email: null })
    await deps.mailer.enqueue(tx, passwordLinkMail(person, link, deps.publicUrl))
  })
}

export async function resetPassword(deps: AuthDeps, token: string, password: string, caller: Caller) {
  const { orm, hasher, strength, rateLimits, sessions, mailer, clock, publicUrl } = deps
  await rateLimits.take('link_tries_by_address', caller.address)
  const link = await requireLink(deps, 'reset_password', token)
  const owner = await store.findByUid(orm, link.person_uid)
  if (!owner) throw linkExpired()
  await requireGoodPassword(strength, password, owner)
  const password_hash = await hasher.hash(password)

  const cookie = await orm.transaction(async (tx) => {
    if (!(await store.consumeLinks(tx, link))) throw linkExpired()
    // Whoever opens the mailed link has shown that the address is theirs.
    await store.updatePerson(tx, owner.uid, { password_hash, verified_at: owner.verified_at ?? clock() })
    await sessions.endAllOf(tx, owner.uid)
    await mailer.enqueue(tx, passwordChangedMail(owner, publicUrl))
    return (await rememberDevice(deps, tx, owner.uid, caller)).cookie
  })
  // Whoever reads the mailbox has tries of their own from here, whatever a stranger does meanwhile.
  if (cookie !== null) caller.setCookie(deviceCookie(cookie, publicUrl))
  await rateLimits.forget('sign_in_failed_by_account', owner.username)
  return { detail: 'Your new password is saved. Please sign in with it.' }
}
