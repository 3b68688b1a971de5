import { type ErrorStatus, sentences } from '@recourse/contract/errors'

/** An answer for a person. Anything else that is thrown becomes a 500 without details. */
export class AppError extends Error {
  override name = 'AppError'
  readonly status: ErrorStatus
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Further keys of the body, such as `verified: false`. */
  readonly extra: Readonly<Record<string, unknown>>

  constructor(
    status: ErrorStatus,
    detail: string,
    more: {
      fields?: Readonly<Record<string, string>>
      retryAfterSeconds?: number
      extra?: Readonly<Record<string, unknown>>
    } = {},
  ) {
    super(detail)
    this.status = status
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.extra = more.extra ?? {}
  }
}

export const notSignedIn = () => new AppError(401, sentences.notSignedIn)
export const notAllowed = () => new AppError(403, sentences.notAllowed)
export const mustEnrol = () => new AppError(403, sentences.mustEnrol)
export const notFound = () => new AppError(404, sentences.notFound)
export const busy = (retryAfterSeconds: number) => new AppError(503, sentences.busy, { retryAfterSeconds })

/** 422 about one field; the sentence stands at the field and as the detail. */
export const invalidField = (field: string, sentence: string) =>
  new AppError(422, sentence, { fields: { [field]: sentence } })

export function tooManyTries(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`
  return new AppError(429, `Too many tries. Please wait ${wait}, then try again.`, { retryAfterSeconds })
}
