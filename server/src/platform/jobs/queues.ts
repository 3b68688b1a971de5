import type { PgBoss, QueueOptions } from 'pg-boss'
import type { JobKind } from './define-job.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Makes the queue of each kind, or brings it up to date. Safe on many nodes at once. */
export async function prepareQueues(boss: PgBoss, kinds: readonly JobKind<object>[]): Promise<void> {
  // A queue has to exist before another may name it as its dead letter queue.
  const deadLettersFirst = kinds.toSorted(
    (a, b) => Number(a.settings.deadLetter !== undefined) - Number(b.settings.deadLetter !== undefined),
  )
  for (const { name, settings } of deadLettersFirst) {
    const options: QueueOptions = {
      retryLimit: settings.retryLimit,
      retryDelay: settings.retryDelay,
      retryBackoff: settings.retryBackoff,
      expireInSeconds: settings.expireInSeconds ?? 2 * MINUTE,
      retentionSeconds: settings.retentionSeconds ?? 14 * DAY,
      deleteAfterSeconds: HOUR,
      // A node that was killed stops beating, and its jobs are given to another after this time.
      heartbeatSeconds: 30,
    }
    const limits = settings.retryDelayMax === undefined ? {} : { retryDelayMax: settings.retryDelayMax }
    const deadLetter = settings.deadLetter === undefined ? {} : { deadLetter: settings.deadLetter }
    const policy = settings.oneWaitingPerKey ? 'short' : 'standard'
    await boss.createQueue(name, { ...options, ...limits, ...deadLetter, policy, notify: true })
    await boss.updateQueue(name, {
      ...options,
      retryDelayMax: settings.retryDelayMax ?? null,
      deadLetter: settings.deadLetter ?? null,
      notify: true,
    })
  }
}
