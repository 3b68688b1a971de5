import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ChatFrame, chatSocketPath, type Message } from '@recourse/contract/chat'
import { afterAll, vi } from 'vitest'
import WebSocket from 'ws'
import type { TestApp } from '../../../testing/make-app.ts'

export interface ChatQuery {
  readonly user_token?: string
  readonly claim_uid?: string
  readonly after?: number
}

export interface TestSocket {
  readonly ws: WebSocket
  readonly messages: Message[]
  readonly frames: ChatFrame[]
  /** Close code and reason, once it is closed. */
  readonly closed: Promise<{ code: number; reason: string }>
  frame<T extends ChatFrame['type']>(type: T): Extract<ChatFrame, { type: T }> | undefined
  send(frame: object): void
}

/** Lets the app listen, and gives the address of its chat. */
export async function chatAddress({ app }: TestApp): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${chatSocketPath}`
}

function withQuery(address: string, query: ChatQuery): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

const open = new Set<WebSocket>()
export function closeSocketsAfterwards() {
  afterAll(() => {
    for (const ws of open) ws.terminate()
  })
}

/** A socket that has been told that it has everything. */
export async function openChat(
  address: string,
  query: ChatQuery,
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const ws = new WebSocket(withQuery(address, query), { headers })
  open.add(ws)
  const messages: Message[] = []
  const frames: ChatFrame[] = []
  ws.on('message', (data) => {
    const frame: Message | ChatFrame = JSON.parse(String(data))
    if ('type' in frame) frames.push(frame)
    else messages.push(frame)
  })
  const closed = once(ws, 'close').then(([code, reason]) => ({ code, reason: String(reason) }))
  const frame: TestSocket['frame'] = (type) =>
    frames.findLast((found): found is Extract<ChatFrame, { type: typeof type }> => found.type === type)
  await once(ws, 'open')
  await vi.waitFor(() => {
    if (!frame('alive')) throw new Error('the chat is not ready')
  }, 10_000)
  return { ws, messages, frames, closed, frame, send: (given) => ws.send(JSON.stringify(given)) }
}

/** The HTTP status and body with which a socket is refused. */
export async function refusal(
  address: string,
  query: ChatQuery,
  headers: Record<string, string> = {},
): Promise<{ status: number; detail: string }> {
  const ws = new WebSocket(withQuery(address, query), { headers })
  return new Promise((resolve, reject) => {
    ws.on('open', () => reject(new Error('it was let in')))
    ws.on('error', reject)
    ws.on('unexpected-response', async (_request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const { detail } = JSON.parse(String(Buffer.concat(chunks)))
      resolve({ status: response.statusCode ?? 0, detail })
    })
  })
}
