import { limits } from '@recourse/contract/limits'

const minuteMs = 60_000
const idleMs = limits.sessionIdleMinutes * minuteMs
const warnMs = limits.sessionWarnMinutes * minuteMs
/** The server hears of an active person at most this often. */
export const keepAliveMs = 5 * minuteMs
const retryMs = minuteMs

/** All times are milliseconds of one clock, the browser's. */
export interface IdleState {
  readonly lastActive: number
  /** When the server was last told that the person is there. */
  readonly lastKept: number
  /** When the session ends however active the person is; unknown until the server has said so. */
  readonly endsAt: number
}

export type IdleEvent =
  | { readonly type: 'active'; readonly at: number }
  | { readonly type: 'asked'; readonly at: number }
  | { readonly type: 'failed'; readonly at: number }
  | { readonly type: 'kept'; readonly at: number; readonly sessionLeftMs: number }

export type IdlePhase =
  | { readonly name: 'present' }
  | { readonly name: 'warning'; readonly secondsLeft: number }
  | { readonly name: 'over'; readonly reason: 'idle' | 'expired' }

export function startIdle(at: number): IdleState {
  return { lastActive: at, lastKept: Number.NEGATIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY }
}

export function idleReducer(state: IdleState, event: IdleEvent): IdleState {
  switch (event.type) {
    case 'active':
      // News of another tab may arrive late: it never turns the clock back.
      return { ...state, lastActive: Math.max(state.lastActive, event.at) }
    case 'asked':
      return { ...state, lastKept: Math.max(state.lastKept, event.at) }
    case 'failed':
      return { ...state, lastKept: event.at - keepAliveMs + retryMs }
    case 'kept':
      // The server caps the idle end at the session's end, so that late answers only ever promise too much.
      return { ...state, endsAt: Math.min(state.endsAt, event.at + event.sessionLeftMs) }
  }
}

export function idlePhase(state: IdleState, now: number): IdlePhase {
  if (now >= state.endsAt) return { name: 'over', reason: 'expired' }
  const leftMs = state.lastActive + idleMs - now
  if (leftMs <= 0) return { name: 'over', reason: 'idle' }
  return leftMs <= warnMs ? { name: 'warning', secondsLeft: Math.ceil(leftMs / 1000) } : { name: 'present' }
}

/**
 * True when the person did something the server has not heard of. Because the last activity is always passed on,
 * if late, the server's idle clock never ends before this one.
 */
export function shouldKeepAlive(state: IdleState, now: number): boolean {
  return state.lastActive > state.lastKept && now - state.lastKept >= keepAliveMs
}

/** Time until the session's fixed end, from two times of the server's clock: the browser's own may be wrong. */
export function sessionLeft(reply: { idle_expires_at: string; expires_at: string }): number {
  const left = Date.parse(reply.expires_at) - Date.parse(reply.idle_expires_at) + idleMs
  return Number.isNaN(left) ? Number.POSITIVE_INFINITY : left
}

/** Changes at each full minute and at 30 seconds, so that a screen reader is not kept busy. */
export function countdownWords(secondsLeft: number): string {
  if (secondsLeft <= 30) return '30 seconds'
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
