import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import {
  addOutgoing,
  type Conversation,
  emptyConversation,
  holdBack,
  type Outgoing,
  receive,
  refuse,
  sendAgain,
} from './conversation.ts'
import { createOutbox } from './outbox.ts'
import { makeMessage, maria } from './testing/make-message.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An outbox with a, b and c in it, tied to a conversation as the chat ties it. */
function setUp(send: (outgoing: Outgoing) => Promise<void>) {
  let talk = ['a', 'b', 'c'].reduce(
    (so, id) => addOutgoing(so, { client_id: id, content: id, time: '2026-11-12T15:00:00.000Z' }),
    emptyConversation,
  )
  const change = (next: Conversation) => {
    talk = next
  }
  const outbox = createOutbox({
    next: () => talk.outgoing.find(({ state }) => state === 'sending'),
    send: async (outgoing) => {
      await send(outgoing)
      return makeMessage(talk.messages.length + 1, { ...maria, client_id: outgoing.client_id })
    },
    onTaken: (message) => change(receive(talk, [message], maria.username)),
    onRefused: (clientId, problem) => change(refuse(talk, clientId, problem)),
    onHeld: () => change(holdBack(talk)),
    onTime: () => {
      change(sendAgain(talk))
      void outbox.work()
    },
  })
  return {
    outbox,
    stored: () => talk.messages.map(({ client_id }) => client_id),
    left: () => talk.outgoing.map(({ client_id, state, problem }) => ({ client_id, state, problem })),
  }
}

test('messages go one after the other, in the order in which they were written', async () => {
  const asked: string[] = []
  const { outbox, stored } = setUp(async ({ client_id }) => {
    asked.push(`${client_id} asked`)
    await Promise.resolve()
    asked.push(`${client_id} taken`)
  })
  await Promise.all([outbox.work(), outbox.work()])
  expect(asked).toEqual(['a asked', 'a taken', 'b asked', 'b taken', 'c asked', 'c taken'])
  expect(stored()).toEqual(['a', 'b', 'c'])
})

test('a message that is refused stays, and the others go', async () => {
  const { outbox, stored, left } = setUp(async ({ client_id }) => {
    if (client_id === 'a') throw new CallError({ status: 422, detail: 'Not like this.' })
  })
  await outbox.work()
  expect(stored()).toEqual(['b', 'c'])
  expect(left()).toEqual([{ client_id: 'a', state: 'refused', problem: 'Not like this.' }])
})

test.each([
  ['silence', 0, undefined, 600],
  ['trouble of the server', 503, undefined, 600],
  ['a session that has ended', 401, undefined, 600],
  ['too many messages', 429, 30, 30_000],
])('after %s all wait, and are tried again in the same order', async (_why, status, retryAfter, waitMs) => {
  let isDown = true
  const tried: string[] = []
  const { outbox, stored, left } = setUp(async ({ client_id }) => {
    tried.push(client_id)
    if (isDown) throw new CallError({ status, detail: 'x', retryAfter })
  })
  await outbox.work()
  expect(tried).toEqual(['a'])
  expect(left().map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
  isDown = false
  await vi.advanceTimersByTimeAsync(waitMs)
  expect(stored()).toEqual(['a', 'b', 'c'])
})
