import { expect, test } from 'vitest'
import {
  addOutgoing,
  type Conversation,
  emptyConversation,
  hasOlder,
  heldUpTo,
  holdBack,
  mark,
  markOf,
  receive,
  refuse,
  sendAgain,
  startTyping,
  stillTyping,
} from './conversation.ts'
import { shownMessages, shownPeople } from './shown-messages.ts'
import { makeMessage, maria, priya } from './testing/make-message.ts'

const me = maria.username
const held = (...seqs: number[]) =>
  receive(
    emptyConversation,
    seqs.map((seq) => makeMessage(seq)),
    me,
  )
const written = (client_id: string) => ({ client_id, content: client_id, time: '2026-11-12T15:00:00.000Z' })
const seqsOf = ({ messages }: Conversation) => messages.map(({ seq }) => seq)

test('in whatever order and however often messages come, each stands once, by its sequence', () => {
  const arrivals = [[5, 6], [3, 4, 5], [6], [1, 2, 3], [7, 5]].map((seqs) =>
    seqs.map((seq) => makeMessage(seq)),
  )
  const talk = arrivals.reduce((so, messages) => receive(so, messages, me), emptyConversation)
  expect(seqsOf(talk)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(talk.lastKnown).toBe(7)
})

test('what is held ends before the first gap, and what came after it is not forgotten', () => {
  expect(heldUpTo(emptyConversation)).toBeUndefined()
  expect(heldUpTo(held(51, 52))).toBe(52)
  const gap = held(51, 52, 55)
  expect([heldUpTo(gap), gap.lastKnown]).toEqual([52, 55])
  expect(heldUpTo(receive(gap, [makeMessage(53), makeMessage(54)], me))).toBe(55)
  expect([hasOlder(held(2)), hasOlder(held(1)), hasOlder(emptyConversation)]).toEqual([true, false, false])
})

test('a written message shows at once, and whichever of answer and socket comes first replaces it', () => {
  const sending = addOutgoing(held(1), written('a'))
  const before = shownMessages(sending, maria)
  expect(before.at(-1)).toMatchObject({ key: 'a', isMine: true, outgoing: { state: 'sending' } })
  const stored = makeMessage(2, { ...maria, client_id: 'a' })
  const taken = receive(sending, [stored], me)
  expect(taken.outgoing).toEqual([])
  // The same key, so that it stays the same element on the screen.
  expect(shownMessages(taken, maria).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  expect(seqsOf(receive(taken, [stored], me))).toEqual([1, 2])
})

test('the same id from another person is not taken for the own message', () => {
  const talk = receive(addOutgoing(held(1), written('a')), [makeMessage(2, { client_id: 'a' })], me)
  expect(talk.outgoing).toHaveLength(1)
})

test('what could not go waits together and sets out together, in order; a refusal concerns one only', () => {
  const three = ['a', 'b', 'c'].reduce((talk, id) => addOutgoing(talk, written(id)), held(1))
  const states = ({ outgoing }: Conversation) =>
    outgoing.map(({ client_id, state }) => `${client_id} ${state}`)
  const refused = refuse(three, 'a', 'Too long.')
  const waiting = holdBack(refused)
  expect(states(waiting)).toEqual(['a refused', 'b waiting', 'c waiting'])
  expect(states(sendAgain(waiting))).toEqual(['a refused', 'b sending', 'c sending'])
  expect(states(sendAgain(waiting, 'a'))).toEqual(['a sending', 'b sending', 'c sending'])
  expect(sendAgain(waiting, 'a').outgoing[0]?.problem).toBeUndefined()
})

test('Seen stands at the last message that the other side has seen, Sent at the last one', () => {
  const own = [1, 2, 3].map((seq) => makeMessage(seq, { ...maria, client_id: `c${seq}` }))
  const receipts = (talk: Conversation) => shownMessages(talk, maria).map(({ receipt }) => receipt)
  const talk = receive(emptyConversation, own, me)
  expect(receipts(talk)).toEqual([undefined, undefined, 'Sent'])
  expect(receipts(mark(talk, { ...priya, seq: 2 }))).toEqual([undefined, 'Seen', 'Sent'])
  expect(receipts(mark(talk, { ...priya, seq: 9 }))).toEqual([undefined, undefined, 'Seen'])
  // The reader's own mark says nothing about the others.
  expect(receipts(mark(talk, { ...maria, seq: 9 }))).toEqual([undefined, undefined, 'Sent'])
})

test('a mark never goes back', () => {
  const talk = mark(mark(held(1, 2), { ...priya, seq: 2 }), { ...priya, seq: 1 })
  expect(markOf(talk, priya.username)).toBe(2)
})

test('typing is forgotten after a while, and as soon as the message is there', () => {
  const talk = startTyping(held(1), priya.username, 1000)
  expect(stillTyping(talk.typing, 6999)).toHaveLength(1)
  expect(stillTyping(talk.typing, 7000)).toHaveLength(0)
  expect(receive(talk, [makeMessage(2)], me).typing).toEqual([])
})

test('each day has one heading, and everyone who wrote or is here stands in the list', () => {
  const talk: Conversation = receive(
    { ...emptyConversation, here: [{ username: 'quinn', role: 'claims admin' }] },
    [makeMessage(1), makeMessage(2), makeMessage(3, { time: '2026-11-14T15:00:00.000Z' })],
    me,
  )
  expect(shownMessages(talk, maria).map(({ startsDay }) => startsDay)).toEqual([true, false, true])
  expect(shownPeople(talk, maria)).toEqual([
    { ...maria, isHere: false },
    { ...priya, isHere: false },
    { username: 'quinn', role: 'claims admin', isHere: true },
  ])
})
