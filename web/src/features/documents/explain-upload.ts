import { fileSentences } from '@recourse/contract/file-rules'
import { CallError } from '../../platform/call-error.ts'
import { errorSentences } from '../../platform/error-sentences.ts'

export interface UploadFailure {
  readonly message: string
  readonly isTooLarge: boolean
  /** False where the same file would be refused again. */
  readonly canRetry: boolean
}

const passing: readonly number[] = [401, 408, 425, 429]

export function explainUpload(error: unknown, tooLarge: string = fileSentences.too_large): UploadFailure {
  const { status, detail } = error instanceof CallError ? error : { status: 0, detail: '' }
  const isRefused = status >= 400 && status < 500
  const isKnown = (isRefused && detail !== errorSentences.nonsense) || status === 503
  const isTooLarge = status === 413
  return {
    message: isTooLarge ? tooLarge : isKnown ? detail : errorSentences.uploadFailed,
    isTooLarge,
    canRetry: !isRefused || passing.includes(status),
  }
}
