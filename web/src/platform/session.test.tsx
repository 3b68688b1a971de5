import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  currentSession,
  endSession,
  holdSession,
  startSession,
  useSession,
  useSessionEnding,
  useSessionLapse,
} from './session.ts'
import { makeToken } from './testing/make-token.ts'

beforeEach(() => endSession())
afterEach(() => localStorage.clear())

test('starting a session stores the token, its scopes and a cookie without content', () => {
  const token = makeToken({ sub: 'person-1', scopes: ['authenticated', 'staff'] })
  expect(startSession(token)).toBe(true)
  expect({ ...localStorage }).toEqual({ token, scopes: 'authenticated,staff' })
  expect(document.cookie).toContain('signed_in=1')
  expect(currentSession().isSignedIn).toBe(true)
})

test('ending a session leaves nothing behind', () => {
  startSession(makeToken())
  endSession()
  expect(localStorage.length).toBe(0)
  expect(document.cookie).not.toContain('signed_in')
  expect(currentSession().isSignedIn).toBe(false)
})

test('a token that makes no sense starts no session', () => {
  expect(startSession('not a token')).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('every part of the page hears of a session that starts and ends', async () => {
  const { result, act } = await renderHook(() => useSession())
  expect(result.current.isSignedIn).toBe(false)
  await act(() => void startSession(makeToken()))
  expect(result.current.isSignedIn).toBe(true)
  await act(() => endSession())
  expect(result.current.isSignedIn).toBe(false)
})

test('signing out in one tab signs out the others', async () => {
  startSession(makeToken())
  const { result, act } = await renderHook(() => useSession())
  await act(() => signOutInAnotherTab())
  await vi.waitFor(() => expect(result.current.isSignedIn).toBe(false))
})

test('a session that ended by itself says why and where the person was', async () => {
  startSession(makeToken())
  const { result, act } = await renderHook(() => useSessionEnding())
  await act(() => endSession('idle'))
  expect(result.current).toEqual({ reason: 'idle', path: window.location.pathname + window.location.search })
  await act(() => void startSession(makeToken()))
  expect(result.current).toBeUndefined()
})

test('a session that something holds ends without the page losing whose it is, until the hold is let go', async () => {
  startSession(makeToken({ sub: 'person-1', scopes: ['authenticated'] }))
  const release = holdSession()
  const { result, act } = await renderHook(() => ({ lapse: useSessionLapse(), ending: useSessionEnding() }))
  await act(() => endSession('idle'))
  expect(localStorage.length).toBe(0)
  expect(currentSession()).toMatchObject({ isSignedIn: true, subject: 'person-1', token: '' })
  expect(result.current).toMatchObject({ lapse: { reason: 'idle' }, ending: undefined })
  await act(() => release())
  expect(currentSession().isSignedIn).toBe(false)
  expect(result.current).toMatchObject({ lapse: undefined, ending: { reason: 'idle' } })
})

test('the same person signing in again ends the question', async () => {
  startSession(makeToken())
  const release = holdSession()
  const { result, act } = await renderHook(() => useSessionLapse())
  await act(() => endSession('expired'))
  expect(result.current?.session.subject).toBe('person-1')
  await act(() => void startSession(makeToken()))
  expect(result.current).toBeUndefined()
  expect(currentSession().token).toBe(makeToken())
  release()
  expect(currentSession().isSignedIn).toBe(true)
})

test('signing out in another tab asks here too while something holds the session', async () => {
  startSession(makeToken())
  const release = holdSession()
  const { result, act } = await renderHook(() => ({ session: useSession(), lapse: useSessionLapse() }))
  await act(() => signOutInAnotherTab())
  await vi.waitFor(() => expect(result.current.lapse?.reason).toBe('expired'))
  expect(currentSession().isSignedIn).toBe(true)
  await act(() => release())
})

test('logging out is never held back', () => {
  startSession(makeToken())
  const release = holdSession()
  endSession()
  expect(currentSession().isSignedIn).toBe(false)
  release()
})

/** A frame of the same origin is another window to the browser: its changes arrive as storage events. */
async function signOutInAnotherTab(): Promise<void> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const heard = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }))
  frame.contentWindow?.localStorage.clear()
  await heard
  frame.remove()
}
