import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { chatSocketPath, type Message } from '@recourse/contract/chat'
import WebSocket from 'ws'
import type { Random } from './random.ts'

/** How long one try may take. Milliseconds. */
const PATIENCE = 3_000

export interface ChatClientOptions {
  /** Where it reaches the service. */
  readonly url: string
  readonly token: string
  readonly claimUid: string
  readonly random: Random
}

/** Does what a browser does: connects with a ticket, comes back and resumes, sends again until it is taken. */
export class ChatClient {
  readonly messages: Message[] = []
  /** Whatever came that was not exactly the next message. */
  readonly faults: string[] = []
  readonly #options: ChatClientOptions
  #socket: WebSocket | undefined
  #stopped = false
  #running: Promise<void> | undefined

  constructor(options: ChatClientOptions) {
    this.#options = options
  }

  start(): void {
    this.#running = this.#stayConnected()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#socket?.terminate()
    await this.#running
  }

  /** Resolves when it is stored; the same id every time makes that once. */
  async send(content: string): Promise<void> {
    const { claimUid, random } = this.#options
    const body = { content, claim_uid: claimUid, client_id: randomUUID() }
    // An impatient double click on the network's side.
    const copies = random.next() < 0.2 ? 2 : 1
    while (!this.#stopped) {
      const tries = await Promise.all(Array.from({ length: copies }, () => this.#post('messages', body)))
      if (tries.some((answer) => answer?.status === 201)) return
      await this.#backOff()
    }
  }

  async #stayConnected(): Promise<void> {
    while (!this.#stopped) {
      await this.#connectOnce()
      await this.#backOff()
    }
  }

  async #connectOnce(): Promise<void> {
    const { url, claimUid } = this.#options
    const answer = await this.#post('chat_tickets', { claim_uid: claimUid })
    if (answer?.status !== 201 || this.#stopped) return
    const query = new URLSearchParams({
      user_token: (JSON.parse(answer.text) as { ticket: string }).ticket,
      claim_uid: claimUid,
      after: String(this.messages.at(-1)?.seq ?? 0),
    })
    const socket = new WebSocket(`${url.replace('http', 'ws')}${chatSocketPath}?${query}`, {
      handshakeTimeout: PATIENCE,
    })
    this.#socket = socket
    socket.on('error', () => {})
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))))
    await new Promise((closed) => socket.on('close', closed))
  }

  #receive(frame: Message | { type: string }): void {
    if ('type' in frame) return
    const expected = (this.messages.at(-1)?.seq ?? 0) + 1
    if (frame.seq !== expected) this.faults.push(`expected ${expected}, got ${frame.seq}`)
    this.messages.push(frame)
  }

  async #post(path: string, body: object): Promise<{ status: number; text: string } | null> {
    try {
      const answer = await fetch(`${this.#options.url}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#options.token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      })
      const text = await answer.text()
      const { status } = answer
      if (status >= 400 && status < 500 && status !== 429) this.faults.push(`${path}: ${status} ${text}`)
      return { status, text }
    } catch {
      return null
    }
  }

  #backOff(): Promise<void> {
    return pause(this.#options.random.between(20, 150))
  }
}
