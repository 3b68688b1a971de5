import type { SecondStepDemand } from '@recourse/contract/errors'
import { errorSentences } from './error-sentences.ts'

interface CallErrorParts {
  /** The HTTP status, or 0 when there was no answer at all. */
  readonly status: number
  readonly detail: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Seconds to wait before another try. */
  readonly retryAfter?: number | undefined
  /** The password was right, and a second step is asked for. */
  readonly secondStep?: SecondStepDemand | undefined
  /** The same call works once the person has typed the password again. */
  readonly needsPassword?: boolean | undefined
}

export class CallError extends Error {
  readonly status: number
  readonly detail: string
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfter: number | undefined
  readonly secondStep: SecondStepDemand | undefined
  readonly needsPassword: boolean

  constructor(parts: CallErrorParts) {
    super(parts.detail)
    this.name = 'CallError'
    this.status = parts.status
    this.detail = parts.detail
    this.fields = parts.fields
    this.retryAfter = parts.retryAfter
    this.secondStep = parts.secondStep
    this.needsPassword = parts.needsPassword ?? false
  }
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : errorSentences.unknown
}
