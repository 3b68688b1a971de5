import { expect, test } from 'vitest'
import {
  countdownWords,
  type IdleEvent,
  idlePhase,
  idleReducer,
  sessionLeft,
  shouldKeepAlive,
  startIdle,
} from './idle.ts'

const minute = 60_000
const after = (...events: IdleEvent[]) => events.reduce(idleReducer, startIdle(0))

test('a person who does nothing is asked after 28 minutes and signed out after 30', () => {
  const state = startIdle(0)
  expect(idlePhase(state, 28 * minute - 1)).toEqual({ name: 'present' })
  expect(idlePhase(state, 28 * minute)).toEqual({ name: 'warning', secondsLeft: 120 })
  expect(idlePhase(state, 30 * minute - 1)).toEqual({ name: 'warning', secondsLeft: 1 })
  expect(idlePhase(state, 30 * minute)).toEqual({ name: 'over', reason: 'idle' })
})

test('activity starts the 30 minutes anew', () => {
  const state = after({ type: 'active', at: 29 * minute })
  expect(idlePhase(state, 31 * minute)).toEqual({ name: 'present' })
})

test('late news from another tab does not turn the clock back', () => {
  const state = after({ type: 'active', at: 20 * minute }, { type: 'active', at: 5 * minute })
  expect(state.lastActive).toBe(20 * minute)
})

test('the server hears of a person who comes, and then at most every 5 minutes', () => {
  expect(shouldKeepAlive(startIdle(0), 0)).toBe(true)
  const active = after({ type: 'asked', at: 0 }, { type: 'active', at: 1 })
  expect(shouldKeepAlive(active, 5 * minute - 1)).toBe(false)
  expect(shouldKeepAlive(active, 5 * minute)).toBe(true)
})

test('nothing is said to the server about a person who does nothing', () => {
  expect(shouldKeepAlive(after({ type: 'asked', at: 0 }), 20 * minute)).toBe(false)
})

test('a call that failed is made again after a minute', () => {
  const failed = after({ type: 'active', at: 1 }, { type: 'asked', at: 2 }, { type: 'failed', at: 2 })
  expect(shouldKeepAlive(failed, minute)).toBe(false)
  expect(shouldKeepAlive(failed, minute + 2)).toBe(true)
})

test('the session ends at its fixed end, however active the person is', () => {
  const state = after(
    { type: 'kept', at: 0, sessionLeftMs: 40 * minute },
    { type: 'active', at: 39 * minute },
    { type: 'kept', at: 39 * minute, sessionLeftMs: 30 * minute },
  )
  expect(idlePhase(state, 40 * minute - 1)).toEqual({ name: 'present' })
  expect(idlePhase(state, 40 * minute)).toEqual({ name: 'over', reason: 'expired' })
})

test('the time left is taken from the server alone, so a wrong clock here does no harm', () => {
  const reply = { idle_expires_at: '2026-01-01T12:30:00.000Z', expires_at: '2026-01-01T14:00:00.000Z' }
  expect(sessionLeft(reply)).toBe(120 * minute)
  expect(sessionLeft({ idle_expires_at: 'soon', expires_at: 'later' })).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  [120, '2 minutes'],
  [61, '2 minutes'],
  [60, '1 minute'],
  [31, '1 minute'],
  [30, '30 seconds'],
  [1, '30 seconds'],
])('%i seconds are said as %s', (seconds, words) => {
  expect(countdownWords(seconds)).toBe(words)
})
