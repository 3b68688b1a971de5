import { chatCloseCodes } from '@recourse/contract/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { endSession, startSession } from '../../platform/session.ts'
import { makeToken } from '../../platform/testing/make-token.ts'
import { backoff } from './backoff.ts'
import { type Connection, openConnection } from './connection.ts'
import { FakeSocket } from './testing/fake-socket.ts'

const second = 1000
let connection: Connection | undefined
const links: string[] = []
const makeTicket = vi.fn(async () => 'ticket')
const onWake = vi.fn()
const onFrame = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  startSession(makeToken())
  FakeSocket.reset()
  links.length = 0
  makeTicket.mockReset().mockResolvedValue('ticket')
  onWake.mockReset()
  onFrame.mockReset()
})
afterEach(() => {
  connection?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  endSession()
})

async function open() {
  connection = openConnection({
    makeTicket,
    addressFor: (ticket) => `ws://localhost/chat?user_token=${ticket}`,
    onFrame,
    onLink: (link) => links.push(link),
    onWake,
  })
  await settle()
}
/** Lets promises and microtasks run. */
const settle = () => vi.advanceTimersByTimeAsync(0)
const live = async () => {
  await open()
  current().say({ type: 'alive', seq: 0 })
}
function current(): FakeSocket {
  const socket = FakeSocket.opened.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}
const count = () => FakeSocket.opened.length

test('it is live once everything that was missed has come, and only then speaks', async () => {
  await open()
  expect(connection?.send({ type: 'typing' })).toBe(false)
  current().say({ type: 'alive', seq: 3 })
  expect(links).toEqual(['connecting', 'live'])
  expect(connection?.send({ type: 'typing' })).toBe(true)
  expect(current().sent).toEqual([{ type: 'typing' }])
})

test('frames of a later version of the server are passed over', async () => {
  await live()
  onFrame.mockClear()
  current().say({ type: 'confetti' })
  current().say(null)
  expect(onFrame).not.toHaveBeenCalled()
  expect(links.at(-1)).toBe('live')
})

test('no frame for 40 seconds means that it is dead, and a new one is opened', async () => {
  await live()
  await vi.advanceTimersByTimeAsync(39 * second)
  current().say({ type: 'alive', seq: 0 })
  await vi.advanceTimersByTimeAsync(39 * second)
  expect(count()).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * second)
  expect(count()).toBe(2)
  expect(links.at(-1)).toBe('reconnecting')
})

test('tries come more and more seldom, each with a ticket of its own, and quickly again after a success', async () => {
  await live()
  makeTicket.mockRejectedValue(new CallError({ status: 0, detail: 'x' }))
  current().end(1006)
  await vi.advanceTimersByTimeAsync(60 * second)
  const inFirstMinute = makeTicket.mock.calls.length - 1
  await vi.advanceTimersByTimeAsync(600 * second)
  const later = makeTicket.mock.calls.length - 1 - inFirstMinute
  expect(inFirstMinute).toBeGreaterThanOrEqual(6)
  expect(later).toBeLessThanOrEqual(40)
  makeTicket.mockResolvedValue('fresh')
  await vi.advanceTimersByTimeAsync(31 * second)
  expect(current().url.searchParams.get('user_token')).toBe('fresh')
  current().say({ type: 'alive', seq: 0 })
  current().end(chatCloseCodes.restarting)
  const before = count()
  await vi.advanceTimersByTimeAsync(second)
  expect(count()).toBe(before + 1)
})

test('the wait has a random part, and an upper end', () => {
  expect([backoff(0, () => 0), backoff(0, () => 1), backoff(20, () => 1)]).toEqual([250, 500, 30_000])
})

test('after a frame that the server did not understand it does not come back', async () => {
  await live()
  current().end(chatCloseCodes.badFrame)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120 * second)
  expect([count(), links.at(-1)]).toEqual([1, 'stopped'])
})

test('after too many frames it takes its time', async () => {
  await live()
  current().end(chatCloseCodes.tooManyFrames)
  await vi.advanceTimersByTimeAsync(7 * second)
  expect(count()).toBe(1)
  await vi.advanceTimersByTimeAsync(10 * second)
  expect(count()).toBe(2)
})

test('signed out: it waits, and goes on as soon as the person has signed in again', async () => {
  await live()
  makeTicket.mockImplementation(async () => {
    endSession()
    throw new CallError({ status: 401, detail: 'Please sign in.' })
  })
  current().end(chatCloseCodes.signedOut)
  await vi.advanceTimersByTimeAsync(120 * second)
  expect([count(), links.at(-1)]).toEqual([1, 'signed out'])
  makeTicket.mockResolvedValue('new')
  startSession(makeToken())
  await settle()
  expect(count()).toBe(2)
})

test('a claim that is not there any more is not asked for again; a busy server is, when it says', async () => {
  makeTicket.mockRejectedValueOnce(new CallError({ status: 429, detail: 'x', retryAfter: 20 }))
  makeTicket.mockRejectedValueOnce(new CallError({ status: 404, detail: 'x' }))
  await open()
  await vi.advanceTimersByTimeAsync(19 * second)
  expect(makeTicket).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * second)
  expect(makeTicket).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(120 * second)
  expect([makeTicket.mock.calls.length, links.at(-1)]).toEqual([2, 'stopped'])
})

test('offline is said at once, and back online nobody waits', async () => {
  await live()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(links.at(-1)).toBe('offline')
  makeTicket.mockRejectedValue(new CallError({ status: 0, detail: 'x' }))
  await vi.advanceTimersByTimeAsync(60 * second)
  expect(links.at(-1)).toBe('offline')
  makeTicket.mockResolvedValue('ticket')
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect([count(), links.at(-1)]).toEqual([2, 'reconnecting'])
})

test('after a sleep a dead socket is replaced at once; one that is fresh is only asked what was missed', async () => {
  await live()
  document.dispatchEvent(new Event('visibilitychange'))
  expect([onWake.mock.calls.length, count()]).toEqual([1, 1])
  // The device slept: time has passed, and no timer ran.
  vi.setSystemTime(Date.now() + 3600 * second)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(count()).toBe(2)
})

test('a closed one stays closed', async () => {
  await live()
  connection?.close()
  expect(current().readyState).toBe(FakeSocket.CLOSED)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120 * second)
  expect(count()).toBe(1)
})
