import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../error-code.ts'
import type { Log } from '../log.ts'

const HEARTBEAT_MILLIS = 10_000
const HEARTBEAT_DEADLINE_MILLIS = 5_000
const FIRST_DELAY_MILLIS = 200
const LONGEST_DELAY_MILLIS = 10_000
const CLOSE_MILLIS = 2_000

export interface Listener {
  /** Resolves when it listens for the first time. */
  start(): Promise<void>
  readonly listening: boolean
  close(): Promise<void>
}

export interface ListenerOptions {
  readonly connection: pg.ClientConfig
  readonly channel: string
  readonly log: Log
  onMessage(text: string): void
  onListeningChange(listening: boolean): void
}

/** One connection of its own that LISTENs, and comes back after it was lost. */
export function createListener(options: ListenerOptions): Listener {
  const { connection, channel, log } = options
  const firstTime = Promise.withResolvers<void>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let listening = false
  let started = false
  let closed = false
  let failures = 0

  function setListening(now: boolean) {
    if (listening === now) return
    listening = now
    options.onListeningChange(now)
  }

  async function connect() {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'recourse bus',
      keepAlive: true,
      keepAliveInitialDelayMillis: HEARTBEAT_MILLIS,
      connectionTimeoutMillis: HEARTBEAT_DEADLINE_MILLIS,
      query_timeout: HEARTBEAT_DEADLINE_MILLIS,
    })
    client = fresh
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, undefined))
    fresh.on('notification', ({ payload }) => {
      if (payload) options.onMessage(payload)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      lose(fresh, error)
      return
    }
    if (client !== fresh) return
    failures = 0
    setListening(true)
    firstTime.resolve()
    scheduleHeartbeat(fresh)
  }

  function scheduleHeartbeat(current: pg.Client) {
    timer = setTimeout(async () => {
      try {
        // Asks for the channel too: a pooler in between may have handed the session to someone else.
        const { rowCount } = await current.query('select from pg_listening_channels() as c where c = $1', [
          channel,
        ])
        if (rowCount !== 1) throw new Error('the channel is no longer listened to')
        if (client === current) scheduleHeartbeat(current)
      } catch (error) {
        lose(current, error)
      }
    }, HEARTBEAT_MILLIS)
  }

  function lose(lost: pg.Client, error: unknown) {
    if (client !== lost) return
    client = undefined
    clearTimeout(timer)
    // Its late errors concern nobody any more, yet without a listener they would end the process.
    lost.removeAllListeners().on('error', () => {})
    lost.end().catch(() => {})
    setListening(false)
    if (closed) return
    const longest = Math.min(LONGEST_DELAY_MILLIS, FIRST_DELAY_MILLIS * 2 ** failures)
    failures += 1
    // Jitter, so that all nodes do not come back to a restarted database in the same moment.
    const delay = longest * (0.5 + Math.random() / 2)
    log.warn({ code: errorCode(error), retry_in_ms: Math.round(delay) }, 'the bus lost its connection')
    timer = setTimeout(connect, delay)
  }

  return {
    start() {
      if (!started && !closed) void connect()
      started = true
      return firstTime.promise
    },
    get listening() {
      return listening
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      setListening(false)
      firstTime.resolve()
      if (!last) return
      last.removeAllListeners().on('error', () => {})
      // A database that does not answer must not keep the process from ending.
      await Promise.race([
        last.end().catch(() => {}),
        setTimeoutPromise(CLOSE_MILLIS, undefined, { ref: false }),
      ])
    },
  }
}
