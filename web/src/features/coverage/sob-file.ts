import { coverageSentences } from '@recourse/contract/coverage'
import { CallError } from '../../platform/call-error.ts'
import { errorSentences } from '../../platform/error-sentences.ts'

/** Some devices name a PDF only `application/octet-stream`, or nothing at all; then the ending must do. */
export function isPdf({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  if (type === '' || type === 'application/octet-stream') return /\.pdf$/i.test(name)
  return type === 'application/pdf'
}

export const wrongFile = coverageSentences.sobNotPdf

export function explainSobFailure(error: unknown): string {
  const { status, detail } = error instanceof CallError ? error : { status: 0, detail: '' }
  if (status === 413) return errorSentences.sobTooLarge
  const isExplained = (status >= 400 && status < 500 && detail !== errorSentences.nonsense) || status === 503
  return isExplained ? detail : errorSentences.uploadFailed
}
