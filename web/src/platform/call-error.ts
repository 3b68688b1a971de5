import { errorSentences } from './error-sentences.ts'

interface CallErrorParts {
  /** The HTTP status, or 0 when there was no answer at all. */
  readonly status: number
  readonly detail: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Seconds to wait before another try. */
  readonly retryAfter?: number | undefined
}

export class CallError extends Error {
  readonly status: number
  readonly detail: string
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfter: number | undefined

  constructor(parts: CallErrorParts) {
    super(parts.detail)
    this.name = 'CallError'
    this.status = parts.status
    this.detail = parts.detail
    this.fields = parts.fields
    this.retryAfter = parts.retryAfter
  }
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : errorSentences.unknown
}
