import { randomInt } from 'node:crypto'
import type { verifyEmail as verifyEmailEndpoint } from '@recourse/contract/auth'
import type { BodyOf, ReplyInputOf } from '@recourse/contract/endpoint'
import { sentences } from '@recourse/contract/errors'
import { limits } from '@recourse/contract/limits'
import { after, minutes } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { AuthDeps } from './deps.ts'
import { verificationCodeMail } from './emails.ts'
import * as store from './store.ts'

type VerifyEmail = typeof verifyEmailEndpoint

/**
 * The work happens in a job for every name alike, so that the request does the same work
 * whether or not an account exists.
 */
export const sendCodeJob = defineJob<{ username: string }>('send_verification_code', {
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
})

export async function requestCode({ rateLimits, jobs }: AuthDeps, username: string, address: string) {
  await rateLimits.take('codes_by_address', address)
  await rateLimits.take('codes_by_username', username)
  await jobs.send(sendCodeJob, { username })
  return { detail: sentences.codeGenerated }
}

export async function sendCode(deps: AuthDeps, username: string): Promise<void> {
  const { orm, mailer, secrets, clock, publicUrl } = deps
  const code = String(randomInt(10 ** limits.verificationCodeDigits)).padStart(
    limits.verificationCodeDigits,
    '0',
  )
  const expires_at = after(clock(), minutes(limits.verificationCodeMinutes))
  await orm.transaction(async (tx) => {
    const person = await store.findByUsername(tx, username)
    if (!person || person.verified_at) return
    await store.putCode(tx, {
      person_uid: person.uid,
      code_hash: codeHash(secrets, person.uid, code),
      expires_at,
    })
    await mailer.enqueue(tx, verificationCodeMail(person, code, expires_at, publicUrl))
  })
}

export async function verifyEmail(
  { orm, rateLimits, secrets, clock }: AuthDeps,
  { username, verification_code }: BodyOf<VerifyEmail>,
): Promise<ReplyInputOf<VerifyEmail>> {
  await rateLimits.take('code_tries_by_username', username)
  const verified = await orm.transaction(async (tx) => {
    const person = await store.findByUsername(tx, username)
    const hash = codeHash(secrets, person?.uid ?? username, verification_code)
    const right = person && (await store.consumeCode(tx, person.uid, hash, clock()))
    if (right) await store.updatePerson(tx, person.uid, { verified_at: clock() })
    return right === true
  })
  if (!verified) throw new AppError(400, sentences.wrongCode, { extra: { verified: false } })
  return { verified: true, detail: null }
}

/** Six digits are quickly tried out against a plain hash; the key is not in the database. */
function codeHash(secrets: Secrets, personUid: string, code: string): string {
  return secrets.digest('codes', `${personUid} ${code}`)
}
