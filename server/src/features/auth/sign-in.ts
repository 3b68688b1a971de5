import type { signIn as signInEndpoint } from '@recourse/contract/auth'
import type { BodyOf, ReplyInputOf } from '@recourse/contract/endpoint'
import { sentences } from '@recourse/contract/errors'
import { scopesOf } from '@recourse/contract/roles'
import { AppError } from '../../platform/http/app-error.ts'
import type { AuthDeps } from './deps.ts'
import { accountKeptMail } from './emails.ts'
import * as store from './store.ts'

type SignIn = typeof signInEndpoint

export async function signIn(
  deps: AuthDeps,
  { username, password }: BodyOf<SignIn>,
  address: string,
): Promise<ReplyInputOf<SignIn>> {
  const { orm, hasher, rateLimits, sessions, mailer, clock, publicUrl } = deps
  await rateLimits.take('sign_in_by_address', address)
  await rateLimits.check('sign_in_failed_by_account', username)

  const person = await store.findByUsername(orm, username)
  const right = await hasher.verify(person?.password_hash ?? null, password)
  // One whose time to change their mind is over is gone, even if the job that erases it has yet to come.
  const isGone = person?.delete_after && person.delete_after <= clock()
  if (!person || !right || isGone) {
    await rateLimits.take('sign_in_failed_by_account', username)
    throw new AppError(400, sentences.wrongCredentials)
  }
  // What is wrong with the account is said only to someone who knows its password.
  if (person.disabled_at) throw new AppError(403, sentences.accountDisabled)
  if (!person.verified_at) throw new AppError(403, sentences.needsVerification)

  const { token, expires_at } = await orm.transaction(async (tx) => {
    if (person.delete_after) await mailer.enqueue(tx, accountKeptMail(person, publicUrl))
    return sessions.start(tx, person)
  })
  await rateLimits.forget('sign_in_failed_by_account', username)
  return {
    access_token: token,
    token_type: 'bearer',
    scopes: scopesOf(person),
    expires_at: expires_at.toISOString(),
  }
}
