import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { currentSession, endSession, startSession, useSession, useSessionEnding } from './session.ts'
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

/** A frame of the same origin is another window to the browser: its changes arrive as storage events. */
async function signOutInAnotherTab(): Promise<void> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const heard = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }))
  frame.contentWindow?.localStorage.clear()
  await heard
  frame.remove()
}
