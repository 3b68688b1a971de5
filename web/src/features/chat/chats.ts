import { useSyncExternalStore } from 'react'
import { currentSession, subscribeToSession } from '../../platform/session.ts'
import { type Chat, createChat } from './chat.ts'
import { type ChatState, isUnsent } from './chat-state.ts'

/** One for each claim whose chat was opened since the page was loaded, all of one person. */
const chats = new Map<string, Chat>()
const listeners = new Set<() => void>()
let owner = ''

function tell() {
  for (const listener of [...listeners]) listener()
}

/** What one person wrote and read is not for the next. */
function followSession() {
  const { subject } = currentSession()
  if (subject === owner) return
  owner = subject
  for (const chat of chats.values()) chat.end()
  chats.clear()
  tell()
}
subscribeToSession(followSession)

export function chatOf(claimUid: string): Chat {
  followSession()
  const known = chats.get(claimUid)
  if (known) return known
  const chat = createChat(claimUid)
  chat.subscribe(tell)
  chats.set(claimUid, chat)
  return chat
}

export function useChat(chat: Chat): ChatState {
  return useSyncExternalStore(chat.subscribe, chat.current)
}

/** Whether something typed, in any of the chats, has not gone yet. */
export function useUnsent(): boolean {
  return useSyncExternalStore(subscribe, () => [...chats.values()].some((chat) => isUnsent(chat.current())))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
