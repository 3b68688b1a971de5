import { chatLimits } from '@recourse/contract/chat'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyTries } from './http/app-error.ts'
import type { Secrets } from './secrets.ts'

/** How often something may happen per key. Shared rules are counted in PostgreSQL for all nodes together. */
export const rules = {
  sign_in_by_address: { points: 100, seconds: 15 * 60, shared: true },
  sign_in_failed_by_account: { points: 10, seconds: 15 * 60, shared: true },
  /** Codes of an authenticator app have a million values and three are right at any time: about 240 tries a day. */
  step_codes_failed_by_account: { points: 10, seconds: 60 * 60, shared: true },
  passwords_proved_by_person: { points: 10, seconds: 15 * 60, shared: true },
  sign_up_by_address: { points: 30, seconds: 60 * 60, shared: true },
  codes_by_username: { points: 5, seconds: 10 * 60, shared: true },
  code_tries_by_username: { points: 5, seconds: 10 * 60, shared: true },
  codes_by_address: { points: 60, seconds: 60 * 60, shared: true },
  links_by_email: { points: 5, seconds: 60 * 60, shared: true },
  links_by_address: { points: 30, seconds: 60 * 60, shared: true },
  link_tries_by_address: { points: 60, seconds: 60 * 60, shared: true },
  email_changes_by_person: { points: 5, seconds: 60 * 60, shared: true },
  deletion_tries_by_person: { points: 10, seconds: 15 * 60, shared: true },
  messages_by_person: { points: chatLimits.messagesPerMinute, seconds: 60, shared: true },
  newsletter_by_address: { points: 20, seconds: 60 * 60, shared: true },
  /** Not to refuse anyone: who came within the hour is not counted again. */
  download_views_by_visitor: { points: 1, seconds: 60 * 60, shared: true },
  requests_by_address: { points: 3_000, seconds: 60, shared: false },
} as const satisfies Record<string, { points: number; seconds: number; shared: boolean }>
export type Rule = keyof typeof rules

export interface RateLimits {
  /** Counts one, or throws the 429. */
  take(rule: Rule, key: string): Promise<void>
  /** Throws the 429 when the limit is reached, without counting. */
  check(rule: Rule, key: string): Promise<void>
  forget(rule: Rule, key: string): Promise<void>
}

export function createRateLimits({ pool, secrets }: { pool: Pool; secrets: Secrets }): RateLimits {
  const limiters = new Map(
    Object.entries(rules).map(([name, { points, seconds, shared }]) => [
      name,
      shared
        ? new RateLimiterPostgres({
            storeClient: pool,
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: false,
            keyPrefix: name,
            points,
            duration: seconds,
          })
        : new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  )
  const limiter = (rule: Rule) => {
    const found = limiters.get(rule)
    if (!found) throw new Error(`no such rate limit: ${rule}`)
    return found
  }
  // Names and network addresses are personal: the table holds keyed digests only.
  const hidden = (key: string) => secrets.digest('limits', key.toLowerCase())
  const refusal = (result: { msBeforeNext: number }) => tooManyTries(Math.ceil(result.msBeforeNext / 1_000))
  return {
    async take(rule, key) {
      try {
        await limiter(rule).consume(rules[rule].shared ? hidden(key) : key)
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error
      }
    },
    async check(rule, key) {
      const used = await limiter(rule).get(hidden(key))
      if (used && used.consumedPoints >= rules[rule].points) throw refusal(used)
    },
    async forget(rule, key) {
      await limiter(rule).delete(hidden(key))
    },
  }
}

/** Rows past their time; run from time to time by a job. */
export async function sweepRateLimits(pool: Pool, now: Date): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [now.getTime()])
}
