import { limits } from '@recourse/contract/limits'
import { useSyncExternalStore } from 'react'
import { forget, readStored, store } from './browser-storage.ts'
import {
  findTokenPayload,
  parseSession,
  type Session,
  scopesKey,
  signedOut,
  tokenKey,
} from './stored-session.ts'

/** Why a session ended without the person asking for it. */
export type EndReason = 'idle' | 'expired'

export interface SessionEnding {
  readonly reason: EndReason
  /** Where the person was, so that signing in again brings them back. */
  readonly path: string
}

/** A session that has ended while something on the page would be lost with it. */
export interface SessionLapse {
  readonly reason: EndReason
  /** Whose page this is. It has no token any more. */
  readonly session: Session
}

let known: { token: string | null; scopes: string | null; session: Session } = {
  token: null,
  scopes: null,
  session: signedOut,
}
let ending: SessionEnding | undefined
let lapse: SessionLapse | undefined
const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/** Whose page this is. The same object as long as nothing changed. */
export function currentSession(): Session {
  const stored = storedSession()
  return stored.isSignedIn || lapse === undefined ? stored : lapse.session
}

function storedSession(): Session {
  const token = readStored(tokenKey)
  const scopes = readStored(scopesKey)
  if (token !== known.token || scopes !== known.scopes) {
    known = { token, scopes, session: parseSession(token, scopes) }
  }
  return known.session
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => signedOut)
}

/** Keeps the token. Answers false for a token that makes no sense; nothing is stored then. */
export function startSession(token: string): boolean {
  const payload = findTokenPayload(token)
  if (payload === undefined || !parseSession(token, payload.scopes.join(',')).isSignedIn) return false
  const isOther = lapse !== undefined && lapse.session.subject !== payload.subject
  store(tokenKey, token)
  store(scopesKey, payload.scopes.join(','))
  setSignedInCookie(limits.sessionHours * 3600)
  ending = undefined
  lapse = undefined
  // What one person left on the page is not for the next.
  if (isOther) window.location.reload()
  else announce()
  return true
}

/**
 * Forgets the session. With a reason, the person is sent to sign in again and is told why;
 * while something holds the session, they are asked in place instead.
 */
export function endSession(reason?: EndReason): void {
  const before = currentSession()
  clearStored()
  if (reason !== undefined && holds.size > 0 && before.isSignedIn) {
    lapseFrom(before, reason)
  } else {
    lapse = undefined
    ending = reason && endingNow(reason)
  }
  announce()
}

/** For as long as something is on the page that cannot be had again, such as chosen files. */
export function holdSession(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => {
    holds.delete(hold)
    if (holds.size === 0) giveUpSession()
  }
}

/** The person does not sign in again in place: the session ends like every other one. */
export function giveUpSession(): void {
  if (lapse === undefined) return
  ending = endingNow(lapse.reason)
  lapse = undefined
  announce()
}

/** Forgets the session without telling this page, which is about to be replaced. */
export function endSessionBeforeLeaving(): void {
  clearStored()
  ending = undefined
  lapse = undefined
}

/** The cookie may outlive the token, for instance when a person clears site data by hand. */
export function dropStaleCookie(): void {
  if (!currentSession().isSignedIn) setSignedInCookie(0)
}

export function useSessionEnding(): SessionEnding | undefined {
  return useSyncExternalStore(
    subscribeToSession,
    () => ending,
    () => undefined,
  )
}

export function useSessionLapse(): SessionLapse | undefined {
  return useSyncExternalStore(
    subscribeToSession,
    () => lapse,
    () => undefined,
  )
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

function announce(): void {
  for (const listener of [...listeners]) listener()
}

/** Another tab signed in or out. */
function onStorage(event: StorageEvent): void {
  if (event.key !== null && event.key !== tokenKey && event.key !== scopesKey) return
  followStorage()
}

/** The Back button may bring a page back exactly as it was left, with another person's data on it. */
function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) followStorage()
}

function followStorage(): void {
  const before = lapse?.session ?? known.session
  const now = storedSession()
  if (before.isSignedIn && now.isSignedIn && before.subject !== now.subject) {
    window.location.reload()
    return
  }
  if (now.isSignedIn) lapse = undefined
  else if (before.isSignedIn && holds.size > 0) lapseFrom(before, 'expired')
  announce()
}

function lapseFrom(session: Session, reason: EndReason): void {
  lapse ??= { reason, session: { ...session, token: '' } }
}

function endingNow(reason: EndReason): SessionEnding {
  return { reason, path: window.location.pathname + window.location.search }
}

function clearStored(): void {
  forget(tokenKey)
  forget(scopesKey)
  setSignedInCookie(0)
}

/** Holds nothing and grants nothing: it only lets the server choose between a prerendered page and the app's shell. */
function setSignedInCookie(maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // Not the Cookie Store API: it is missing on pages without TLS and in browsers people still use.
  document.cookie = `signed_in=1; path=/; SameSite=Lax; max-age=${maxAgeSeconds}${secure}`
}
