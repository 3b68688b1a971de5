import type { Message } from '@recourse/contract/chat'
import { CallError } from '../../platform/call-error.ts'
import { backoff } from './backoff.ts'
import type { Outgoing } from './conversation.ts'

export interface OutboxOptions {
  /** The first message that should go now. */
  readonly next: () => Outgoing | undefined
  readonly send: (outgoing: Outgoing) => Promise<Message>
  readonly onTaken: (message: Message) => void
  readonly onRefused: (clientId: string, problem: string) => void
  /** The server is out of reach: everything waits. */
  readonly onHeld: () => void
  /** It is time to try what waits. */
  readonly onTime: () => void
}

export interface Outbox {
  /** Sends what there is to send, one after the other, so that the order stays. */
  work(): Promise<void>
  close(): void
}

export function createOutbox(options: OutboxOptions): Outbox {
  let isWorking = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(error: unknown) {
    options.onHeld()
    const retryAfterMs = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
    timer = setTimeout(options.onTime, Math.max(retryAfterMs, backoff(tries)))
    tries += 1
  }

  return {
    async work() {
      if (isWorking) return
      isWorking = true
      clearTimeout(timer)
      for (let next = options.next(); next !== undefined; next = options.next()) {
        try {
          options.onTaken(await options.send(next))
          tries = 0
        } catch (error) {
          if (!isRefusal(error)) {
            wait(error)
            break
          }
          options.onRefused(next.client_id, error.detail)
        }
      }
      isWorking = false
    },
    close: () => clearTimeout(timer),
  }
}

/** What another try cannot change. A session that has ended can, once the person has signed in again. */
function isRefusal(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
}
