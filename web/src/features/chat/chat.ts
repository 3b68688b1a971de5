import {
  type ChatFrame,
  chatLimits,
  type Message,
  messageProblem,
  sendMessage,
} from '@recourse/contract/chat'
import { messageOf } from '../../platform/call-error.ts'
import { currentSession, subscribeToSession } from '../../platform/session.ts'
import { validate } from '../../platform/validate.ts'
import { fetchMessages, postMessage, takeTicket } from './calls.ts'
import { type ChatState, emptyChat } from './chat-state.ts'
import { type Connection, type Link, openConnection } from './connection.ts'
import * as conversation from './conversation.ts'
import { socketAddress } from './frames.ts'
import { createOutbox } from './outbox.ts'

/** Milliseconds. Others are told again well before they forget it. */
const typingEveryMs = (chatLimits.typingSeconds * 1000) / 2

export type Chat = ReturnType<typeof createChat>

/** One claim's chat: what is known of it, what was typed, and the way to the server while it is open. */
export function createChat(claimUid: string) {
  const me = currentSession().username
  const listeners = new Set<() => void>()
  let state = emptyChat
  let connection: Connection | undefined
  let hasBeenLive = false
  let isFilling = false
  let seenUpTo = 0
  let toldSeen = 0
  let typedAt = 0
  let tellTypingLater: ReturnType<typeof setTimeout> | undefined
  let forgetTyping: ReturnType<typeof setTimeout> | undefined

  function set(change: Partial<ChatState>) {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }
  const change = (talk: conversation.Conversation) => set({ talk })

  const outbox = createOutbox({
    next: () => state.talk.outgoing.find((one) => one.state === 'sending'),
    send: (outgoing) => postMessage(claimUid, outgoing),
    onTaken: (message) => change(conversation.receive(state.talk, [message], me)),
    onRefused: (clientId, problem) => change(conversation.refuse(state.talk, clientId, problem)),
    onHeld: () => change(conversation.holdBack(state.talk)),
    onTime: tryAgain,
  })

  function tryAgain() {
    if (currentSession().token === '' || state.talk.outgoing.length === 0) return
    change(conversation.sendAgain(state.talk))
    void outbox.work()
  }

  function takeIn(messages: readonly Message[], isNews: boolean) {
    const talk = conversation.receive(state.talk, messages, me)
    set({ talk, oldNews: state.oldNews + (isNews ? 0 : 1) })
  }

  async function loadHistory(): Promise<void> {
    set({ history: 'loading', failure: undefined })
    try {
      takeIn(await fetchMessages(claimUid), false)
      set({ history: 'ready' })
      void fillGap()
    } catch (error) {
      set({ history: 'failed', failure: messageOf(error) })
    }
  }

  /** Nothing before the history is there: then only what is new is sent, and the rest is asked for. */
  function held(): number | undefined {
    return conversation.heldUpTo(state.talk) ?? (state.history === 'ready' ? 0 : undefined)
  }

  /** Asks for what is known to be missing, or might be. */
  async function fillGap({ isLookingAgain = false } = {}): Promise<void> {
    if (isFilling || state.history !== 'ready') return
    isFilling = true
    try {
      for (let look = isLookingAgain; ; look = false) {
        const after = held() ?? 0
        if (!look && (!hasBeenLive || after >= state.talk.lastKnown)) break
        takeIn(await fetchMessages(claimUid, { after, limit: chatLimits.pageMax }), hasBeenLive)
        if (held() === after) break
      }
    } catch {
      // The next sign of life tries again.
    } finally {
      isFilling = false
    }
  }

  function followLink(link: Link) {
    const isBack = link === 'live'
    hasBeenLive ||= isBack
    set({ link, ...(!isBack && { talk: { ...state.talk, here: [], typing: [] } }) })
    if (!isBack) return
    toldSeen = 0
    tellSeen()
    tryAgain()
    void fillGap()
  }

  function take(frame: Message | ChatFrame) {
    if (!('type' in frame)) return takeIn([frame], hasBeenLive)
    const { talk } = state
    if (frame.type === 'presence') return change({ ...talk, here: frame.people })
    if (frame.type === 'seen') return change(conversation.mark(talk, frame))
    if (frame.type === 'typing') {
      change(conversation.startTyping(talk, frame.username, Date.now()))
      return watchTyping()
    }
    change({ ...talk, lastKnown: Math.max(talk.lastKnown, frame.seq) })
    void fillGap()
  }

  function watchTyping() {
    clearTimeout(forgetTyping)
    const next = Math.min(...state.talk.typing.map(({ until }) => until))
    if (!Number.isFinite(next)) return
    forgetTyping = setTimeout(() => {
      change({ ...state.talk, typing: conversation.stillTyping(state.talk.typing, Date.now()) })
      watchTyping()
    }, next - Date.now())
  }

  /** At most so often; whoever types again a moment after sending is told of a moment later. */
  function tellTyping() {
    clearTimeout(tellTypingLater)
    if (state.draft === '') return
    const waitMs = typedAt + typingEveryMs - Date.now()
    if (waitMs > 0) tellTypingLater = setTimeout(tellTyping, waitMs)
    else if (connection?.send({ type: 'typing' })) typedAt = Date.now()
  }

  function tellSeen() {
    const told = Math.max(toldSeen, conversation.markOf(state.talk, me))
    if (seenUpTo > told && connection?.send({ type: 'seen', seq: seenUpTo })) toldSeen = seenUpTo
  }

  window.addEventListener('online', tryAgain)
  const leaveSession = subscribeToSession(tryAgain)

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    current: () => state,

    /** Connects, and loads what is there meanwhile. Answers with the way to close it. */
    open() {
      hasBeenLive = false
      const opened = openConnection({
        makeTicket: (signal) => takeTicket(claimUid, signal),
        addressFor: (ticket) => socketAddress(ticket, claimUid, held()),
        onFrame: take,
        onLink: followLink,
        onWake: () => void fillGap({ isLookingAgain: true }),
      })
      connection = opened
      void loadHistory()
      return () => {
        opened.close()
        if (connection === opened) connection = undefined
      }
    },
    loadHistory,

    async loadOlder(): Promise<void> {
      const before = state.talk.messages[0]?.seq
      if (before === undefined || state.older === 'loading' || !conversation.hasOlder(state.talk)) return
      set({ older: 'loading' })
      try {
        takeIn(await fetchMessages(claimUid, { before }), false)
        set({ older: 'idle' })
      } catch {
        set({ older: 'failed' })
      }
    },

    write(text: string) {
      // The key that sends leaves a line behind on some keyboards.
      const draft = text === '\n' ? '' : text
      const problem = draft.trim() === '' ? null : messageProblem(draft)
      set({ draft, problem: problem ?? undefined })
      tellTyping()
    },
    /** Says what is wrong instead, if something is. */
    send() {
      const client_id = crypto.randomUUID()
      const content = state.draft.trim()
      const checked = validate(sendMessage.body, { content, claim_uid: claimUid, client_id })
      if (!checked.ok) return set({ problem: checked.issues[0]?.message })
      const written = { client_id, content, time: new Date().toISOString() }
      clearTimeout(tellTypingLater)
      set({ draft: '', problem: undefined, talk: conversation.addOutgoing(state.talk, written) })
      void outbox.work()
    },
    retry(clientId: string) {
      change(conversation.sendAgain(state.talk, clientId))
      void outbox.work()
    },
    remove: (clientId: string) => change(conversation.removeOutgoing(state.talk, clientId)),

    /** The reader has these before their eyes. */
    see(seq: number) {
      seenUpTo = Math.max(seenUpTo, seq)
      tellSeen()
    },
    /** For good: the reader is another person now. */
    end() {
      connection?.close()
      outbox.close()
      clearTimeout(tellTypingLater)
      clearTimeout(forgetTyping)
      window.removeEventListener('online', tryAgain)
      leaveSession()
      listeners.clear()
    },
  }
}
