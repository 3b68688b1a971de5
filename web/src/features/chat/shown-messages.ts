import type { ChatPerson, ChatRole } from '@recourse/contract/chat'
import type { Conversation, Outgoing } from './conversation.ts'

export interface ShownMessage {
  /** The same before and after the server has taken it. */
  readonly key: string
  readonly username: string
  readonly role: ChatRole
  readonly time: string
  readonly content: string
  readonly isMine: boolean
  /** Above the first message of each day. */
  readonly startsDay: boolean
  readonly receipt?: 'Sent' | 'Seen' | undefined
  readonly outgoing?: Outgoing | undefined
}

/** What stands in the history box, oldest first; what is still on its way comes last. */
export function shownMessages(talk: Conversation, me: ChatPerson): ShownMessage[] {
  const receipts = receiptsOf(talk, me)
  const stored = talk.messages.map((message) => {
    const isMine = message.username === me.username
    return {
      key: (isMine && message.client_id) || message.uid,
      username: message.username,
      role: message.role,
      time: message.time,
      content: message.content,
      isMine,
      receipt: receipts.get(message.seq),
    }
  })
  const onTheirWay = talk.outgoing.map((outgoing) => ({
    ...me,
    key: outgoing.client_id,
    time: outgoing.time,
    content: outgoing.content,
    isMine: true,
    outgoing,
  }))
  const all = [...stored, ...onTheirWay]
  return all.map((message, index) => ({
    ...message,
    startsDay: dayOf(message.time) !== dayOf(all[index - 1]?.time),
  }))
}

/** 'Seen' stands at the last of the reader's messages that the other side has seen, 'Sent' at the last one after it. */
function receiptsOf({ messages, marks }: Conversation, me: ChatPerson): Map<number, 'Sent' | 'Seen'> {
  const seenUpTo = Math.max(0, ...marks.filter((one) => isOtherSide(one, me)).map(({ seq }) => seq))
  const own = messages.filter(({ username }) => username === me.username).map(({ seq }) => seq)
  const [last, lastSeen] = [own.at(-1), own.findLast((seq) => seq <= seenUpTo)]
  const receipts = new Map<number, 'Sent' | 'Seen'>()
  if (last !== undefined) receipts.set(last, 'Sent')
  if (lastSeen !== undefined) receipts.set(lastSeen, 'Seen')
  return receipts
}

/** A colleague who reads along is not the one who was written to. */
function isOtherSide(one: ChatPerson, me: ChatPerson): boolean {
  return (one.role === 'community') !== (me.role === 'community')
}

/** The reader's own day. */
function dayOf(time: string | undefined): string {
  return time === undefined ? '' : new Date(time).toDateString()
}

export interface ShownPerson extends ChatPerson {
  readonly isHere: boolean
}

/** Everyone who wrote or is here now, the claimant first. */
export function shownPeople({ messages, here }: Conversation, me: ChatPerson): ShownPerson[] {
  const people = new Map<string, ShownPerson>([[me.username, { ...me, isHere: false }]])
  for (const { username, role } of messages) people.set(username, { username, role, isHere: false })
  for (const person of here) people.set(person.username, { ...person, isHere: true })
  const rank = ({ role }: ChatPerson) => (role === 'community' ? 0 : 1)
  return [...people.values()].sort(
    (a, b) => rank(a) - rank(b) || a.username.localeCompare(b.username, 'en-US'),
  )
}
