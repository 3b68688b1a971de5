import { randomUUID } from 'node:crypto'
import { validate as isUuid } from 'uuid'
import type { Clock } from '../../platform/clock.ts'
import type { Orm } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import { subscribedMail } from './emails.ts'
import * as store from './store.ts'

export interface NewsletterDeps {
  readonly orm: Orm
  readonly mailer: Mailer
  readonly rateLimits: RateLimits
  readonly clock: Clock
  readonly publicUrl: string
}

/** A second time changes nothing, sends nothing and is answered the same, so that nobody learns who is on the list. */
export async function subscribe(
  { orm, mailer, rateLimits, clock, publicUrl }: NewsletterDeps,
  email_address: string,
  address: string,
): Promise<{ email_address: string }> {
  await rateLimits.take('newsletter_by_address', address)
  const token = randomUUID()
  await orm.transaction(async (tx) => {
    const isNew = await store.insertSubscriber(tx, { token, email_address, created_at: clock() })
    if (isNew) await mailer.enqueue(tx, subscribedMail(email_address, token, publicUrl))
  })
  return { email_address }
}

/** Also well when the address is off the list already: the person has what they asked for. */
export async function unsubscribe({ orm }: NewsletterDeps, token: unknown): Promise<void> {
  if (typeof token !== 'string' || !isUuid(token)) {
    throw new AppError(422, 'This link is not complete. Please open it from the email again.')
  }
  await store.deleteSubscriber(orm, token)
}
