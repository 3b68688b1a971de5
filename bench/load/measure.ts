import { runNodeClient } from './node-client.ts'
import type { Sample, Target } from './target.ts'
import { hasWrk, runWrk } from './wrk.ts'

/** By wrk where it is installed; it counts in whole seconds, so the shortest runs are the Node client's. */
export function measure(target: Target, options: { connections: number; seconds: number }): Promise<Sample> {
  return hasWrk() && options.seconds >= 1 ? runWrk(target, options) : runNodeClient(target, options)
}
