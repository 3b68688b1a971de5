import { signOut } from '@recourse/contract/auth'
import type { BodyInputOf, Endpoint, QueryInputOf, ReplyOf } from '@recourse/contract/endpoint'
import { CallError } from './call-error.ts'
import { describeRefusal, errorSentences, parseJson } from './error-sentences.ts'
import { currentSession, endSession } from './session.ts'
import { validate } from './validate.ts'

const patienceMs = 60_000

type Part<Name extends string, T> = undefined extends T ? { [N in Name]?: undefined } : { [N in Name]: T }
export type CallInput<E extends Endpoint> = Part<'body', BodyInputOf<E>> &
  Part<'query', QueryInputOf<E>> & {
    signal?: AbortSignal | undefined
    headers?: Readonly<Record<string, string>> | undefined
    /** The browser finishes sending even when the page goes away meanwhile. */
    keepalive?: boolean | undefined
  }
type InputArgument<E extends Endpoint> =
  undefined extends BodyInputOf<E>
    ? undefined extends QueryInputOf<E>
      ? [input?: CallInput<E>]
      : [input: CallInput<E>]
    : [input: CallInput<E>]

/** The one way to the server: sends what the contract asks for, answers with what it promises, or throws CallError. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[input]: InputArgument<E>
): Promise<ReplyOf<E>> {
  const { token } = currentSession()
  const isPublic = endpoint.access === 'public'
  const answer = await reach(
    endpoint.path + queryString(input?.query),
    {
      method: endpoint.method,
      keepalive: input?.keepalive === true,
      headers: {
        ...input?.headers,
        accept: 'application/json',
        ...(input?.body !== undefined && { 'content-type': 'application/json' }),
        ...(!isPublic && token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(input?.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(input?.signal ? [input.signal] : [])]),
    },
    input?.signal,
  )
  if (answer.ok) return readReply(endpoint, answer)

  const error = readError(answer)
  if (error.status === 401 && !isPublic) loseSession(endpoint, token)
  throw error
}

function loseSession(endpoint: Endpoint, token: string): void {
  // A late answer to an old token must not end the session that was started since,
  // and signing out of a session that is gone already is no news.
  const isNews = currentSession().token === token && endpoint.path !== signOut.path
  if (isNews) endSession('expired')
}

async function reach(path: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    const response = await fetch(path, init)
    const { ok, status, headers } = response
    return { ok, status, retryAfter: headers.get('retry-after'), text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError({ status: 0, detail: errorSentences.unreachable })
  }
}

interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

function readReply<E extends Endpoint>(endpoint: E, answer: Answer): ReplyOf<E> {
  const reply = validate(endpoint.reply, parseJson(answer.text))
  if (reply.ok) return reply.data as ReplyOf<E>
  throw new CallError({ status: answer.status, detail: errorSentences.nonsense })
}

function readError({ status, text, retryAfter }: Answer): CallError {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
  return new CallError({
    status,
    ...describeRefusal(status, text),
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  })
}

function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
