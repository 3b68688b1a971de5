import { Readable } from 'node:stream'
import { findAnswer } from './answer.ts'
import { type Child, startChild } from './child.ts'
import { firstEvent } from './first-event.ts'
import type { Finding } from './judged.ts'
import type { Order } from './protocol.ts'
import { BrokenPipe, takeBytes } from './take-bytes.ts'
import { createTimeBudget, type Wait } from './time-budget.ts'

export interface InspectedFile {
  readonly size: number
  open(): Readable
}
export type KeepReplacement = (content: Readable) => Promise<void>

/** Loading the code takes a second on a busy machine; far beyond that something is wrong with the machine. */
const startLimitMs = 30_000

export interface Judging {
  /** One file at a time. Throws for trouble of ours, of the caller's streams, or when ended; it is gone then. */
  judge(file: InspectedFile, keepReplacement: KeepReplacement): Promise<Finding>
  isGone(): boolean
  end(): Promise<void>
}

/** A process that judges one file after another. */
export function startJudging(timeLimitMs: number): Judging {
  const child = startChild()
  let ended = false

  /** It crashed, ran out of time or memory, or talks nonsense: the file is to blame, unless we ended it. */
  function lost(): Finding {
    child.kill()
    if (ended) throw new Error('the inspector is closed')
    return { ok: false, reason: 'corrupt' }
  }

  async function judge(file: InspectedFile, keepReplacement: KeepReplacement): Promise<Finding> {
    const wait = createTimeBudget(timeLimitMs, child.kill)
    const order: Order = { size: file.size }
    child.send(order)
    const message = child.nextMessage()
    await feed(child, file, wait)
    const answer = findAnswer(await wait(message))
    if (answer === undefined) return lost()
    if ('failed' in answer) throw new Error(`a file could not be judged: ${answer.failed}`)
    if (!answer.ok) return answer
    const { content_type, replacement_bytes } = answer
    if (replacement_bytes === null) return { ok: true, content_type, replaced: false }
    const content = Readable.from(takeBytes(child.output, replacement_bytes, wait), { objectMode: false })
    try {
      await keepReplacement(content)
    } catch (error) {
      if (content.errored instanceof BrokenPipe) return lost()
      throw error
    }
    if (!content.readableEnded) throw new Error('a replacement was not read to its end')
    return { ok: true, content_type, replaced: true }
  }

  return {
    async judge(file, keepReplacement) {
      try {
        const wait = createTimeBudget(startLimitMs, child.kill)
        if (await wait(child.started)) return await judge(file, keepReplacement)
        throw new Error(ended ? 'the inspector is closed' : 'the process that judges files did not start')
      } catch (error) {
        child.kill()
        throw error
      }
    },
    isGone: child.isGone,
    async end() {
      ended = true
      child.kill()
      await child.exited
    },
  }
}

/** Gives the file to the process, or as much of it as that takes before it ends. */
async function feed(child: Child, file: InspectedFile, wait: Wait): Promise<void> {
  let sent = 0
  for await (const chunk of file.open() as AsyncIterable<Buffer>) {
    if (child.input.destroyed) return
    sent += chunk.length
    if (sent > file.size) throw new Error('a file is longer than it was said to be')
    if (!child.input.write(chunk)) await wait(firstEvent(child.input, ['drain', 'close']))
  }
  if (sent < file.size) throw new Error('a file is shorter than it was said to be')
}
