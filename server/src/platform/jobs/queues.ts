import type { PgBoss } from 'pg-boss'
import type { JobKind } from './define-job.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Makes the queue of each kind and brings it up to date. Safe on many nodes at once. */
export async function prepareQueues(boss: PgBoss, kinds: readonly JobKind<object>[]): Promise<void> {
  for (const { name, settings } of kinds) {
    await boss.createQueue(name, { policy: settings.oneWaitingPerKey ? 'short' : 'standard' })
  }
  // In a second round, because a queue has to exist before another can name it as its dead letter queue.
  for (const { name, settings } of kinds) {
    await boss.updateQueue(name, {
      retryLimit: settings.retryLimit,
      retryDelay: settings.retryDelay,
      retryBackoff: settings.retryBackoff,
      retryDelayMax: settings.retryDelayMax ?? null,
      deadLetter: settings.deadLetter ?? null,
      expireInSeconds: settings.expireInSeconds ?? 2 * MINUTE,
      retentionSeconds: settings.retentionSeconds ?? 14 * DAY,
      deleteAfterSeconds: HOUR,
      // A node that was killed stops beating, and its jobs are given to another after this time.
      heartbeatSeconds: 30,
      notify: true,
    })
  }
}
