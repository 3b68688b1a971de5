import type { Finding } from './judged.ts'
import { type InspectedFile, type Judging, type KeepReplacement, startJudging } from './judging.ts'
import { createQueue } from './queue.ts'

export type { Finding } from './judged.ts'
export { InspectorBusy } from './queue.ts'

export interface Inspector {
  /**
   * Judges by content alone. Where the content must change (metadata stripped, HEIC made a JPEG, text made UTF-8)
   * the new bytes are handed to `keepReplacement`, which must consume them, before it resolves. Throws
   * `InspectorBusy` when too many files wait; any other error is trouble of ours, not of the file.
   */
  inspect(file: InspectedFile, keepReplacement: KeepReplacement): Promise<Finding>
  close(): Promise<void>
}

export interface InspectorOptions {
  /** Each may need 1 GB for the largest HEIC photo, and some 400 MB for the largest JPEG. */
  readonly processes?: number
  readonly waitingMax?: number
  /** For one file, counted while its process has it in hand. Milliseconds. */
  readonly timeLimitMs?: number
  /** After this long without work a process is let go. Milliseconds. */
  readonly idleMs?: number
}

/** Processes rather than threads: a parser that crashes on a hostile file takes its process with it. */
export function createInspector(options: InspectorOptions = {}): Inspector {
  const { processes = 2, waitingMax = 20, timeLimitMs = 60_000, idleMs = 60_000 } = options
  const queue = createQueue(processes, waitingMax)
  const all = new Set<Judging>()
  const idle = new Map<Judging, NodeJS.Timeout>()
  let closed = false

  async function letGo(judging: Judging): Promise<void> {
    clearTimeout(idle.get(judging))
    idle.delete(judging)
    await judging.end()
    all.delete(judging)
  }

  function takeJudging(): Judging {
    for (const [judging, timer] of idle) {
      clearTimeout(timer)
      idle.delete(judging)
      if (!judging.isGone()) return judging
      void letGo(judging)
    }
    const judging = startJudging(timeLimitMs)
    all.add(judging)
    return judging
  }

  async function giveBack(judging: Judging): Promise<void> {
    if (judging.isGone() || closed) return letGo(judging)
    const timer = setTimeout(() => void letGo(judging), idleMs)
    timer.unref()
    idle.set(judging, timer)
  }

  return {
    async inspect(file, keepReplacement): Promise<Finding> {
      if (file.size === 0) return { ok: false, reason: 'empty' }
      return queue.run(async () => {
        const judging = takeJudging()
        try {
          return await judging.judge(file, keepReplacement)
        } finally {
          await giveBack(judging)
        }
      })
    },
    async close() {
      closed = true
      queue.close()
      await Promise.all([...all].map(letGo))
    },
  }
}
