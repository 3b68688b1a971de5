import {
  type ChatClientFrame,
  type ChatFrame,
  chatCloseCodes,
  chatLimits,
  type Message,
} from '@recourse/contract/chat'
import { CallError } from '../../platform/call-error.ts'
import { currentSession, subscribeToSession } from '../../platform/session.ts'
import { backoff } from './backoff.ts'
import { readFrame } from './frames.ts'

/** `live`: connected, and all that was missed has come. `stopped`: it does not come back by itself. */
export type Link = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'signed out' | 'stopped'

export interface ConnectionOptions {
  /** Answers with a ticket, which opens one socket. */
  readonly makeTicket: (signal: AbortSignal) => Promise<string>
  readonly addressFor: (ticket: string) => string
  readonly onFrame: (frame: Message | ChatFrame) => void
  readonly onLink: (link: Link) => void
  /** The device slept or was in another tab: something may have been missed without anyone knowing. */
  readonly onWake: () => void
}

export interface Connection {
  /** False when there is no one to hear it. */
  send(frame: ChatClientFrame): boolean
  close(): void
}

/** Milliseconds. */
const silenceMs = 2 * chatLimits.aliveSeconds * 1000
const openingMs = 15_000
/** After being told to slow down. Tries, as `backoff` counts them. */
const slowly = 5

/** Keeps a socket to one chat open until it is closed, and says how that goes. */
export function openConnection(options: ConnectionOptions): Connection {
  let socket: WebSocket | undefined
  let asking: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let link: Link = 'connecting'
  let wasLive = false
  let tries = 0
  let heardAt = 0

  function say(next: Link) {
    link = next
    options.onLink(next)
  }

  function drop() {
    clearTimeout(timer)
    asking?.abort()
    asking = undefined
    if (socket) closeQuietly(socket)
    socket = undefined
  }

  async function connect(): Promise<void> {
    drop()
    if (navigator.onLine) say(wasLive || tries > 0 ? 'reconnecting' : 'connecting')
    const attempt = new AbortController()
    asking = attempt
    try {
      const ticket = await options.makeTicket(attempt.signal)
      if (!attempt.signal.aborted) listen(new WebSocket(options.addressFor(ticket)))
    } catch (error) {
      if (!attempt.signal.aborted) failed(error)
    }
  }

  function listen(opened: WebSocket) {
    socket = opened
    const isCurrent = () => socket === opened
    expectNews(openingMs)
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const frame = isCurrent() ? readFrame(String(data)) : undefined
      if (frame === undefined) return
      expectNews(silenceMs)
      options.onFrame(frame)
      if (!('type' in frame) || frame.type !== 'alive' || link === 'live') return
      tries = 0
      wasLive = true
      say('live')
    })
    opened.addEventListener('close', ({ code }) => {
      if (isCurrent()) closed(code)
    })
  }

  function expectNews(withinMs: number) {
    heardAt = Date.now()
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), withinMs)
  }

  function closed(code: number) {
    socket = undefined
    clearTimeout(timer)
    if (code === chatCloseCodes.badFrame) return say('stopped')
    if (code === chatCloseCodes.tooManyFrames) tries = Math.max(tries, slowly)
    // After `signedOut` too: the answer to the question for a ticket ends the session in the usual way.
    later()
  }

  function failed(error: unknown) {
    const status = error instanceof CallError ? error.status : 0
    // The token of another tab may be newer than the one that was refused.
    if (status === 401 && !canAsk()) return say('signed out')
    if (status >= 400 && status < 500 && status !== 401 && status !== 429) return say('stopped')
    later(error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0)
  }

  function later(atLeastMs = 0) {
    say(navigator.onLine ? 'reconnecting' : 'offline')
    const delay = Math.max(atLeastMs, backoff(tries))
    tries += 1
    timer = setTimeout(() => void connect(), delay)
  }

  /** Does not wait for its turn, unless it was told never to come back. */
  function connectNow() {
    if (link === 'stopped' || link === 'signed out') return
    tries = 0
    void connect()
  }

  function wake() {
    if (document.visibilityState !== 'visible') return
    if (link !== 'live' || Date.now() - heardAt > silenceMs) connectNow()
    else options.onWake()
  }

  function goOffline() {
    if (link === 'stopped' || link === 'signed out') return
    drop()
    later()
  }

  function followSession() {
    if (link === 'signed out' && canAsk()) void connect()
  }

  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', connectNow)
  window.addEventListener('offline', goOffline)
  const leaveSession = subscribeToSession(followSession)
  void connect()

  return {
    send(frame) {
      if (link !== 'live' || socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(frame))
      return true
    },
    close() {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', connectNow)
      window.removeEventListener('offline', goOffline)
      leaveSession()
      drop()
    },
  }
}

/** A browser complains about one that is closed while it opens. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.CONNECTING) socket.close()
  else socket.addEventListener('open', () => socket.close())
}

function canAsk(): boolean {
  return currentSession().token !== ''
}
