import { deleteExpired } from './features/auth/store.ts'
import { deleteExpiredDrafts } from './features/claims/draft-store.ts'
import type { OpenParts } from './parts.ts'
import { minutes } from './platform/clock.ts'
import { describeError } from './platform/describe-error.ts'
import { sweepRateLimits } from './platform/rate-limits.ts'

/** Every node sweeps now and then what is past its time; sweeping twice does no harm. */
export function startHousekeeping({ database, clock, log }: OpenParts): { stop(): void } {
  const sweep = async () => {
    await deleteExpired(database.orm, clock())
    await deleteExpiredDrafts(database.orm, clock())
    await sweepRateLimits(database.pool, clock())
  }
  // Nodes that started together drift apart.
  const every = minutes(10 + Math.random() * 5)
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: describeError(error) }, 'housekeeping failed'))
  }, every)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
