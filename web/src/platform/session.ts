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

let known: { token: string | null; scopes: string | null; session: Session } = {
  token: null,
  scopes: null,
  session: signedOut,
}
let ending: SessionEnding | undefined
const listeners = new Set<() => void>()

/** The session as it is stored now. The same object as long as nothing changed. */
export function currentSession(): Session {
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
  store(tokenKey, token)
  store(scopesKey, payload.scopes.join(','))
  setSignedInCookie(limits.sessionHours * 3600)
  ending = undefined
  announce()
  return true
}

/** Forgets the session. With a reason, the person is sent to sign in again and is told why. */
export function endSession(reason?: EndReason): void {
  clearStored()
  ending = reason && { reason, path: window.location.pathname + window.location.search }
  announce()
}

/** Forgets the session without telling this page, which is about to be replaced. */
export function endSessionBeforeLeaving(): void {
  clearStored()
  ending = undefined
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
  const before = known.session
  const now = currentSession()
  if (before.isSignedIn && now.isSignedIn && before.subject !== now.subject) window.location.reload()
  else announce()
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
