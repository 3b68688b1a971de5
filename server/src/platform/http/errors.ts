import { type ErrorBody, type ErrorStatus, errorStatuses, sentences } from '@recourse/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from '../describe-error.ts'
import { AppError, busy, notFound } from './app-error.ts'
import { brokenPage } from './broken-page.ts'

/** Fastify's and Node's own refusals, in our words. */
const knownCodes: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError(422, 'The request body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError(422, 'The request body is empty.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(415, 'Please send JSON or multipart form data.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(413, 'The request is too large.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError(422, 'The request body was cut short.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new AppError(415, 'Please send JSON or multipart form data.'),
  FST_PARTS_LIMIT: new AppError(413, 'The request has too many parts.'),
  FST_FIELDS_LIMIT: new AppError(413, 'The request has too many fields.'),
  FST_FILES_LIMIT: new AppError(413, 'The request has too many files.'),
  // The disk is full: nothing of the request was kept, and an operator has to make room.
  ENOSPC: busy(60),
  // No address of ours has a part as long as that.
  FST_ERR_MAX_PARAM_LENGTH: notFound(),
  FST_REQ_FILE_TOO_LARGE: new AppError(413, 'The file is too large.'),
}

/** What the driver says, without a code, of a connection that broke or never came. */
const brokenConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/

/** PostgreSQL says 08xxx or 57P0x when it is away or restarting; the driver says so in words. */
function databaseIsAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (/^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code)) return true
    if (brokenConnection.test(cause.message)) return true
  }
  return false
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = knownCodes[code]
  if (known) return known
  if (databaseIsAway(error)) return busy(2)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 400) return new AppError(422, sentences.invalidInput)
  if (status > 400 && status < 500 && status in errorStatuses) {
    return new AppError(status as ErrorStatus, errorStatuses[status as ErrorStatus])
  }
  return new AppError(500, sentences.internal)
}

/** Short enough to be read out over the phone: the end of the request's id, which is in every line of the log. */
export function referenceOf({ id }: FastifyRequest): string {
  return id.slice(-12)
}

/** A person who opened an address gets a page, a program gets JSON. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html') && !/^\/(api|auth)\//.test(url)
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toAppError(error)
  if (answer.status >= 500) request.log.error({ err: describeError(error) }, 'request failed')
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds))
  const body: ErrorBody = { ...answer.extra, detail: answer.message }
  if (answer.fields) body.fields = { ...answer.fields }
  if (answer.status === 500) body.reference = referenceOf(request)
  if (answer.status === 500 && wantsPage(request)) {
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .send(brokenPage(referenceOf(request)))
  }
  return reply.code(answer.status).send(body)
}
