import { setTimeout as pause } from 'node:timers/promises'
import { FileDamaged, FileMissing, StoreUnavailable } from './file-errors.ts'

/** What the SDK adds to an error once the store has answered; without it the store was not reached. */
interface Answered {
  readonly $metadata: { readonly httpStatusCode?: number }
}

function statusOf(error: Error): number | undefined {
  return '$metadata' in error ? (error as Error & Answered).$metadata.httpStatusCode : undefined
}

/** A missing bucket is also a 404, but is a matter of configuration and not of one file. */
export function explainS3(error: Error): Error {
  if (error instanceof FileMissing || error instanceof FileDamaged || error instanceof StoreUnavailable) {
    return error
  }
  if (error.name === 'NoSuchKey') return new FileMissing('The file is not there.', { cause: error })
  if (error.name === 'InvalidRange') return new FileDamaged('The file was cut short.', { cause: error })
  const status = statusOf(error)
  const said = status === undefined ? `No answer (${error.name})` : `Answer ${status} (${error.name})`
  return new StoreUnavailable(`${said} from the S3 store.`, { cause: error })
}

function mayPass(error: Error): boolean {
  if (error instanceof FileMissing) return false
  const status = statusOf(error)
  return status === undefined || status >= 500 || status === 429 || error.name === 'RequestTimeout'
}

export interface Tries {
  readonly attempts: number
  /** Before the second attempt; four times as long before each further one. */
  readonly pauseMs: number
}

/** Ours and not the SDK's, which does not repeat a request whose body is a stream. */
export async function withTries<T>({ attempts, pauseMs }: Tries, attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (tried >= attempts || !mayPass(error)) throw explainS3(error)
      // Spread out, so that all who failed together do not come back together.
      await pause(pauseMs * 4 ** (tried - 1) * (0.5 + Math.random()))
    }
  }
}
