import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Tx } from '../db/database.ts'
import { askAs } from '../db/prepare.ts'
import { errorCode } from '../error-code.ts'
import type { Log } from '../log.ts'
import { createListener } from './listener.ts'

const POSTGRES_CHANNEL = 'recourse'
const notify = 'select pg_notify($1, $2)'
// PostgreSQL refuses a notification of 8,000 bytes and more.
const MAX_BYTES = 7_900

type Subscriber = (payload: unknown) => void | Promise<void>

/** Messages between the nodes. What nobody listens to is gone, so it carries hints and never the only copy. */
export interface Bus {
  start(): Promise<void>
  /** With a transaction, it is delivered when that commits, and never if it does not. */
  publish(channel: string, payload: object, executor?: Tx): Promise<void>
  subscribe(channel: string, subscriber: Subscriber): () => void
  /** While false, messages of other nodes are missed: whoever relies on them has to look again on true. */
  readonly listening: boolean
  onListeningChange(observer: (listening: boolean) => void): () => void
  close(): Promise<void>
}

/** The same within a statement, which then says what it did: delivered when its transaction commits. `payload` is JSON. */
export function publishing(channel: string, payload: SQL): SQL {
  return sql`pg_notify(${POSTGRES_CHANNEL}, json_build_object('c', ${channel}::text, 'p', ${payload})::text)`
}

export interface BusOptions {
  readonly connection: pg.ClientConfig
  readonly pool: pg.Pool
  readonly log: Log
}

export function createBus({ connection, pool, log }: BusOptions): Bus {
  const subscribers = new Map<string, Set<Subscriber>>()
  const observers = new Set<(listening: boolean) => void>()

  // One that throws must not keep a message from the others.
  function guarded(act: () => void | Promise<void>) {
    const failed = (error: unknown) => log.error({ code: errorCode(error) }, 'a subscriber of the bus failed')
    try {
      Promise.resolve(act()).catch(failed)
    } catch (error) {
      failed(error)
    }
  }

  const listener = createListener({
    connection,
    channel: POSTGRES_CHANNEL,
    log,
    onMessage(text) {
      guarded(() => {
        const { c, p } = JSON.parse(text) as { c: string; p: unknown }
        for (const subscriber of [...(subscribers.get(c) ?? [])]) guarded(() => subscriber(p))
      })
    },
    onListeningChange(listening) {
      for (const observer of [...observers]) guarded(() => observer(listening))
    },
  })

  return {
    start: listener.start,
    close: listener.close,
    get listening() {
      return listener.listening
    },

    async publish(channel, payload, executor) {
      const message = JSON.stringify({ c: channel, p: payload })
      const bytes = Buffer.byteLength(message)
      if (bytes > MAX_BYTES) {
        throw new Error(
          `a message on ${channel} has ${bytes} bytes, at most ${MAX_BYTES} fit: send a uid instead`,
        )
      }
      const values = [POSTGRES_CHANNEL, message]
      if (executor) await askAs(executor, notify, values)
      else await pool.query(notify, values)
    },

    subscribe(channel, subscriber) {
      const known = subscribers.get(channel) ?? new Set()
      subscribers.set(channel, known)
      // A wrapper of its own, so that one function may subscribe twice and leave once.
      const own: Subscriber = (payload) => subscriber(payload)
      known.add(own)
      return () => {
        known.delete(own)
        if (known.size === 0 && subscribers.get(channel) === known) subscribers.delete(channel)
      }
    },

    onListeningChange(observer) {
      const own = (listening: boolean) => observer(listening)
      observers.add(own)
      return () => {
        observers.delete(own)
      }
    },
  }
}
