import { type ChatPerson, chatLimits, type Message } from '@recourse/contract/chat'

/** A message of this device that the server has not taken yet. */
export interface Outgoing {
  /** The same for every try, so that it is stored once. */
  readonly client_id: string
  readonly content: string
  /** When it was written, by this device's clock. */
  readonly time: string
  /** `waiting`: the server was out of reach and is tried again. `refused`: only the person can do something. */
  readonly state: 'sending' | 'waiting' | 'refused'
  /** What the server said against it. */
  readonly problem?: string | undefined
}

/** How far someone has seen. */
export interface Mark extends ChatPerson {
  readonly seq: number
}

export interface Conversation {
  /** By sequence, each once. */
  readonly messages: readonly Message[]
  /** In the order in which they were written. */
  readonly outgoing: readonly Outgoing[]
  readonly marks: readonly Mark[]
  /** Who has the chat open now, the reader included. */
  readonly here: readonly ChatPerson[]
  readonly typing: readonly { readonly username: string; readonly until: number }[]
  /** The highest sequence that is known to exist. */
  readonly lastKnown: number
}

export const emptyConversation: Conversation = {
  messages: [],
  outgoing: [],
  marks: [],
  here: [],
  typing: [],
  lastKnown: 0,
}

/** Adds what is new by uid. What this device wrote itself has then gone. */
export function receive(talk: Conversation, incoming: readonly Message[], me: string): Conversation {
  const known = new Set(talk.messages.map(({ uid }) => uid))
  const fresh = incoming.filter(({ uid }) => !known.has(uid) && known.add(uid))
  const taken = new Set(incoming.flatMap(({ username, client_id }) => (username === me ? client_id : [])))
  const writers = new Set(fresh.map(({ username }) => username))
  return {
    ...talk,
    messages: fresh.length === 0 ? talk.messages : [...talk.messages, ...fresh].sort((a, b) => a.seq - b.seq),
    outgoing: talk.outgoing.filter(({ client_id }) => !taken.has(client_id)),
    typing: talk.typing.filter(({ username }) => !writers.has(username)),
    lastKnown: Math.max(talk.lastKnown, ...fresh.map(({ seq }) => seq)),
  }
}

/** Up to here nothing is missing after the first message we hold; nothing while we hold none. */
export function heldUpTo({ messages }: Pick<Conversation, 'messages'>): number | undefined {
  let held = messages[0]?.seq
  if (held === undefined) return undefined
  for (const { seq } of messages) {
    if (seq > held + 1) break
    held = seq
  }
  return held
}

/** Sequences count 1, 2, 3, … in each claim. */
export function hasOlder({ messages }: Pick<Conversation, 'messages'>): boolean {
  return (messages[0]?.seq ?? 1) > 1
}

export function addOutgoing(
  talk: Conversation,
  written: Pick<Outgoing, 'client_id' | 'content' | 'time'>,
): Conversation {
  return { ...talk, outgoing: [...talk.outgoing, { ...written, state: 'sending' }] }
}

/** What was on its way waits: the server is out of reach. */
export function holdBack(talk: Conversation): Conversation {
  return mapOutgoing(talk, (one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one))
}

export function refuse(talk: Conversation, clientId: string, problem: string): Conversation {
  return mapOutgoing(talk, (one) =>
    one.client_id === clientId ? { ...one, state: 'refused', problem } : one,
  )
}

/** Sets out again: one of them, or all that wait. */
export function sendAgain(talk: Conversation, clientId?: string): Conversation {
  const isMeant = (one: Outgoing) => one.client_id === clientId || one.state === 'waiting'
  return mapOutgoing(talk, (one) => (isMeant(one) ? { ...one, state: 'sending', problem: undefined } : one))
}

export function removeOutgoing(talk: Conversation, clientId: string): Conversation {
  return { ...talk, outgoing: talk.outgoing.filter(({ client_id }) => client_id !== clientId) }
}

/** A mark never goes back. */
export function mark(talk: Conversation, { username, role, seq }: Mark): Conversation {
  const others = talk.marks.filter((one) => one.username !== username)
  const before = markOf(talk, username)
  return { ...talk, marks: [...others, { username, role, seq: Math.max(before, seq) }] }
}

export function markOf({ marks }: Pick<Conversation, 'marks'>, username: string): number {
  return marks.find((one) => one.username === username)?.seq ?? 0
}

export function startTyping(talk: Conversation, username: string, now: number): Conversation {
  const others = stillTyping(talk.typing, now).filter((one) => one.username !== username)
  return { ...talk, typing: [...others, { username, until: now + chatLimits.typingSeconds * 1000 }] }
}

export function stillTyping(typing: Conversation['typing'], now: number): Conversation['typing'] {
  return typing.filter(({ until }) => until > now)
}

function mapOutgoing(talk: Conversation, change: (one: Outgoing) => Outgoing): Conversation {
  return { ...talk, outgoing: talk.outgoing.map(change) }
}
