import type { Message } from '@recourse/contract/chat'
import type { Claim } from '@recourse/contract/claims'
import { vi } from 'vitest'
import ClaimsPage from '../../../pages/claims.tsx'
import { startSession } from '../../../platform/session.ts'
import { type Answer, type Answers, answerCalls } from '../../../platform/testing/answer-calls.ts'
import { makeToken } from '../../../platform/testing/make-token.ts'
import { renderApp } from '../../../platform/testing/render-app.tsx'
import { FakeSocket } from './fake-socket.ts'
import { claim, makeMessage, maria, priya } from './make-message.ts'

const mariasToken = () => makeToken({ sub: 'person-1', username: maria.username, scopes: ['authenticated'] })

type Sent = { content: string; client_id: string }

interface State {
  isUp: boolean
  /** Every call that needs a session is refused. */
  isSignedOut: boolean
  historyRefusal: Answer | undefined
}

/** A chat as the server keeps it, for a page of one claim. */
export function chatServer(stored: Message[] = [], shown: Partial<Claim> = {}) {
  const posts: Sent[] = []
  const state: State = { isUp: true, isSignedOut: false, historyRefusal: undefined }
  const last = () => stored.at(-1)?.seq ?? 0

  function take(body: unknown): Answer {
    const { content, client_id } = body as Sent
    posts.push({ content, client_id })
    const earlier = stored.find((one) => one.client_id === client_id)
    const message = earlier ?? makeMessage(last() + 1, { ...maria, content, client_id })
    if (!earlier) add(message)
    return { status: 201, json: message }
  }
  function add(message: Message) {
    stored.push(message)
    for (const socket of FakeSocket.opened) if (socket.readyState === FakeSocket.OPEN) socket.say(message)
  }
  function list(query: URLSearchParams): Answer {
    if (state.historyRefusal) return state.historyRefusal
    const [before, after] = [query.get('before'), query.get('after')]
    const limit = Number(query.get('limit') ?? 50)
    if (after !== null) {
      return { json: { messages: stored.filter(({ seq }) => seq > Number(after)).slice(0, limit) } }
    }
    const older = stored.filter(({ seq }) => before === null || seq < Number(before))
    return { json: { messages: older.slice(-limit) } }
  }
  FakeSocket.onOpened = (socket) => {
    const after = socket.url.searchParams.get('after')
    const missed = stored.filter(({ seq }) => seq > Number(after ?? last()))
    for (const frame of [...missed, { type: 'alive', seq: last() }]) socket.say(frame)
    socket.say({ type: 'presence', people: [maria, priya] })
  }
  vi.stubGlobal('WebSocket', FakeSocket)

  const claims = [{ ...claim, ...shown }]
  const answers: Answers = {
    'GET /api/v1/claims?limit=5': () => ({
      json: { claims, count: 1, needs_you: 0, unread_total: claims[0]?.unread ?? 0 },
    }),
    [`GET /api/v1/claim_timeline?claim_uid=${claim.uid}`]: () => ({ json: { events: [] } }),
    'POST /api/v1/chat_tickets': () => ({ status: 201, json: { ticket: 'one-time' } }),
    'POST /api/v1/messages': take,
    'POST /auth/token': () => ({
      status: 201,
      json: {
        access_token: mariasToken(),
        token_type: 'bearer',
        scopes: ['authenticated'],
        expires_at: '2026-11-15T12:00:00.000Z',
      },
    }),
  }
  const seen = answerCalls(
    new Proxy(answers, {
      get: (known, target: string) => {
        if (!state.isUp) return undefined
        if (state.isSignedOut) return () => ({ status: 401, json: { detail: 'Please sign in.' } })
        const [path, query] = target.split('?')
        return path === 'GET /api/v1/messages' ? () => list(new URLSearchParams(query)) : known[target]
      },
    }),
  )
  return { posts, seen, state, add, socket: () => FakeSocket.opened.at(-1) }
}

/** The member's list with the chat of its claim open. */
export async function openChat() {
  startSession(mariasToken())
  const screen = await renderApp(
    { '/claims': <ClaimsPage /> },
    { pathname: '/claims', state: { open: claim.uid } },
  )
  await screen.getByRole('button', { name: /^Message Support/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Support For Claim a3f09c1e' })
  const field = dialog.getByLabelText('Your message')
  return { screen, dialog, field, log: dialog.getByRole('log') }
}
