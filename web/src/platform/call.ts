import type { BodyInputOf, Endpoint, QueryInputOf, ReplyOf } from '@recourse/contract/endpoint'
import { type Answer, credentials, loseSession, readAnswer, unreachable } from './answer.ts'
import { enrolmentToken } from './pending-sign-in.ts'
import { currentSession } from './session.ts'

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
  const token = currentSession().token || enrolmentToken(endpoint)
  const answer = await reach(
    endpoint.path + queryString(input?.query),
    {
      method: endpoint.method,
      keepalive: input?.keepalive === true,
      headers: {
        ...input?.headers,
        accept: 'application/json',
        ...(input?.body !== undefined && { 'content-type': 'application/json' }),
        ...credentials(endpoint, token),
      },
      ...(input?.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(input?.signal ? [input.signal] : [])]),
    },
    input?.signal,
  )
  if (answer.status === 401 && endpoint.access !== 'public') loseSession(endpoint, token)
  return readAnswer(endpoint, answer)
}

async function reach(path: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    const response = await fetch(path, init)
    const { status, headers } = response
    return { status, retryAfter: headers.get('retry-after'), text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw unreachable()
  }
}

function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
