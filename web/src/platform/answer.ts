import { signOut } from '@recourse/contract/auth'
import type { Endpoint, ReplyOf } from '@recourse/contract/endpoint'
import { CallError } from './call-error.ts'
import { describeRefusal, errorSentences, parseJson } from './error-sentences.ts'
import { currentSession, endSession } from './session.ts'
import { validate } from './validate.ts'

/** What came back, whichever way it was asked for. */
export interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

/** What the contract promises, or a CallError. */
export function readAnswer<E extends Endpoint>(endpoint: E, answer: Answer): ReplyOf<E> {
  if (answer.status < 200 || answer.status > 299) throw readError(answer)
  const reply = validate(endpoint.reply, parseJson(answer.text))
  if (reply.ok) return reply.data as ReplyOf<E>
  throw new CallError({ status: answer.status, detail: errorSentences.nonsense })
}

/** Which headers say who is asking. */
export function credentials(endpoint: Endpoint, token: string): Record<string, string> {
  return endpoint.access === 'public' || token === '' ? {} : { authorization: `Bearer ${token}` }
}

/** The server no longer knows the token that was sent. */
export function loseSession(endpoint: Endpoint, token: string): void {
  // A late answer to an old token must not end the session that was started since,
  // and signing out of a session that is gone already is no news.
  const isNews = currentSession().token === token && endpoint.path !== signOut.path
  if (isNews) endSession('expired')
}

export function unreachable(): CallError {
  return new CallError({ status: 0, detail: errorSentences.unreachable })
}

function readError({ status, text, retryAfter }: Answer): CallError {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
  return new CallError({
    status,
    ...describeRefusal(status, text),
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  })
}
