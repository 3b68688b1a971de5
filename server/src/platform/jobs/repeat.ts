import { errorCode } from '../error-code.ts'
import type { Log } from '../log.ts'
import type { JobKind } from './define-job.ts'
import type { Jobs } from './jobs.ts'

export interface Repeating {
  readonly kind: JobKind<Record<string, never>>
  readonly everySeconds: number
}

/**
 * Asks for each job now and every so often. Every node asks, so none has to be the one that does; a kind with
 * `oneWaitingPerKey` makes one job of it.
 */
export function repeatJobs(jobs: Jobs, repeating: readonly Repeating[], log: Log): { stop(): Promise<void> } {
  const asking = new Set<Promise<void>>()
  const ask = (kind: Repeating['kind']) => {
    const asked: Promise<void> = jobs
      .send(kind, {}, { singletonKey: kind.name })
      .then(
        () => {},
        (error: unknown) => log.warn({ kind: kind.name, code: errorCode(error) }, 'could not ask for a job'),
      )
      .finally(() => asking.delete(asked))
    asking.add(asked)
  }
  const timers = repeating.map(({ kind, everySeconds }) => {
    ask(kind)
    // Nodes that started together drift apart.
    return setInterval(() => ask(kind), everySeconds * (900 + Math.random() * 200)).unref()
  })
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(asking)
    },
  }
}
