import type { Tx } from '../../platform/db/database.ts'
import { violates } from '../../platform/describe-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { AuthDeps } from './deps.ts'
import { confirmEmailMail, emailChangedMail, emailTakenMail } from './emails.ts'
import { linkExpired, makeLink, requireLink } from './links.ts'
import { requireProof } from './proof.ts'
import * as store from './store.ts'

/** Within the profile's own transaction: the new address waits until its owner has opened the mailed link. */
export async function startEmailChange(deps: AuthDeps, tx: Tx, actor: Actor, email: string): Promise<void> {
  const { person_uid: personUid } = actor
  await requireProof(deps, tx, actor)
  await deps.rateLimits.take('email_changes_by_person', personUid)
  const person = await store.findByUid(tx, personUid)
  if (!person) return
  await store.updatePerson(tx, personUid, { pending_email: email })
  const owner = await store.findByEmail(tx, email)
  if (owner) {
    await deps.mailer.enqueue(tx, emailTakenMail(owner, deps.publicUrl))
    return
  }
  const link = await makeLink(deps, tx, { kind: 'confirm_email', person_uid: personUid, email })
  await deps.mailer.enqueue(tx, confirmEmailMail({ ...person, email }, link, deps.publicUrl))
}

export async function confirmEmail(
  deps: AuthDeps,
  token: string,
  address: string,
): Promise<{ email: string }> {
  const { orm, rateLimits, mailer, publicUrl } = deps
  await rateLimits.take('link_tries_by_address', address)
  const link = await requireLink(deps, 'confirm_email', token)
  const { email } = link
  if (email === null) throw linkExpired()
  try {
    await orm.transaction(async (tx) => {
      const before = await store.findByUid(tx, link.person_uid)
      // A change that was taken back or replaced by another one leaves its link without effect.
      if (before?.pending_email !== email || !(await store.consumeLinks(tx, link))) throw linkExpired()
      await store.updatePerson(tx, link.person_uid, { email, pending_email: null })
      await mailer.enqueue(tx, emailChangedMail(before, 'old', publicUrl))
      await mailer.enqueue(tx, emailChangedMail({ ...before, email }, 'new', publicUrl))
    })
  } catch (error) {
    if (violates(error, 'people_email_key')) throw new AppError(409, 'Another account uses that address.')
    throw error
  }
  return { email }
}
