import { vi } from 'vitest'

export interface SeenCall {
  readonly target: string
  readonly body: unknown
  readonly authorization: string | null
}

export interface Answer {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Answers = Readonly<Record<string, (body: unknown) => Answer | Promise<Answer>>>

/**
 * Stands in for the network where the network is the subject: `{ 'POST /auth/token': () => ({ json }) }`.
 * A call without an answer fails like a lost connection. Real answers of the real server are tested in e2e.
 */
export function answerCalls(answers: Answers): SeenCall[] {
  const seen: SeenCall[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const target = `${init.method} ${path}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    seen.push({ target, body, authorization: new Headers(init.headers).get('authorization') })
    const answer = await answers[target]?.(body)
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const { status = 200, json, text = JSON.stringify(json), headers = {} } = answer
    return new Response(text, { status, headers })
  })
  return seen
}
