import { setTimeout as pause } from 'node:timers/promises'
import type { ChatFrame, Message } from '@recourse/contract/chat'
import type { Actor } from '../../platform/http/actor.ts'
import type { Socket } from '../../platform/realtime/socket.ts'

export interface Connection {
  readonly actor: Actor
  readonly socket: Socket
  /** The last message it was sent, or held already. */
  cursor: number
}

/** Where messages are read from. Ascending, the first ones after `after`. */
export interface MessageSource {
  read(claimUid: string, after: number, limit: number): Promise<Message[]>
  lastSeq(claimUid: string): Promise<number>
}

const PAGE = 100
/** Before the database is asked again after it did not answer. Milliseconds. */
const RETRY = 500

/**
 * The open sockets of one claim on this node. What is announced is only a reason to read: everyone gets what the
 * database holds after the last message they were sent, so nothing is missed, doubled or out of order.
 */
export class Room {
  readonly connections = new Set<Connection>()
  readonly claimUid: string
  readonly #source: MessageSource
  /** Those who have been sent everything up to `#cursor`. */
  readonly #live = new Set<Connection>()
  #cursor = 0
  #wanted = 0
  #pumping = false

  constructor(claimUid: string, source: MessageSource) {
    this.claimUid = claimUid
    this.#source = source
  }

  /** Enters first and reads then, so that what is written meanwhile is either read or announced. */
  async join(connection: Connection, after: number | undefined): Promise<void> {
    this.connections.add(connection)
    const { socket } = connection
    const last = await this.#source.lastSeq(this.claimUid)
    connection.cursor = Math.min(after ?? last, last)
    for (;;) {
      const missed = await this.#source.read(this.claimUid, connection.cursor, PAGE)
      if (!(await socket.sendAndWait(missed.map((message) => JSON.stringify(message))))) return
      connection.cursor = missed.at(-1)?.seq ?? connection.cursor
      if (missed.length === PAGE) continue
      if (this.#live.size === 0) this.#cursor = connection.cursor
      // Otherwise the others were served more meanwhile, which has to be read too.
      if (connection.cursor >= this.#cursor) break
    }
    if (!socket.isOpen) return
    this.#live.add(connection)
    this.sendTo(connection, { type: 'alive', seq: connection.cursor })
    void this.#pump()
  }

  leave(connection: Connection): void {
    this.connections.delete(connection)
    this.#live.delete(connection)
  }

  /** There are messages up to `seq`. */
  announce(seq: number): void {
    this.#wanted = Math.max(this.#wanted, seq)
    void this.#pump()
  }

  /** Written on this node just now. It need not be read again where nothing before it is missing. */
  offer(message: Message): void {
    if (!this.#pumping && message.seq === this.#cursor + 1) this.#deliver([message])
    else this.announce(message.seq)
  }

  send(frame: ChatFrame, isFor: (connection: Connection) => boolean = () => true): void {
    const text = JSON.stringify(frame)
    for (const { socket } of [...this.connections].filter(isFor)) socket.send(text)
  }

  sendTo({ socket }: Connection, frame: ChatFrame): void {
    socket.send(JSON.stringify(frame))
  }

  sendAlive(): void {
    for (const connection of this.#live) this.sendTo(connection, { type: 'alive', seq: connection.cursor })
  }

  /** One at a time, so that a burst is read together. */
  async #pump(): Promise<void> {
    if (this.#pumping) return
    this.#pumping = true
    while (this.#live.size > 0 && this.#wanted > this.#cursor) {
      const [from, wanted] = [this.#cursor, this.#wanted]
      const fresh = await this.#source.read(this.claimUid, from, PAGE).catch(() => null)
      if (fresh === null) await pause(RETRY, undefined, { ref: false })
      // Everyone left and someone else came meanwhile: read again from where they stand.
      else if (this.#cursor !== from) continue
      else if (fresh.length > 0) this.#deliver(fresh)
      else if (this.#wanted === wanted) this.#wanted = from
    }
    this.#pumping = false
  }

  #deliver(fresh: readonly Message[]): void {
    for (const message of fresh) {
      const text = JSON.stringify(message)
      for (const connection of this.#live) {
        if (message.seq <= connection.cursor) continue
        connection.socket.send(text)
        connection.cursor = message.seq
      }
      this.#cursor = message.seq
    }
  }
}
