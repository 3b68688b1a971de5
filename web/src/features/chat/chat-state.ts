import type { ChatPerson } from '@recourse/contract/chat'
import type { Session } from '../../platform/stored-session.ts'
import type { Link } from './connection.ts'
import { type Conversation, emptyConversation } from './conversation.ts'

/** Everything a page knows of one claim's chat. It outlives the dialog, and is in memory only. */
export interface ChatState {
  readonly talk: Conversation
  /** What is typed and not sent. */
  readonly draft: string
  /** What is wrong with it. */
  readonly problem: string | undefined
  readonly link: Link
  readonly history: 'loading' | 'ready' | 'failed'
  /** Why it could not be loaded. */
  readonly failure: string | undefined
  readonly older: 'idle' | 'loading' | 'failed'
  /** Counts how often messages came in that are no news: they are not read out. */
  readonly oldNews: number
}

export const emptyChat: ChatState = {
  talk: emptyConversation,
  draft: '',
  problem: undefined,
  link: 'connecting',
  history: 'loading',
  failure: undefined,
  older: 'idle',
  oldNews: 0,
}

export function isUnsent({ draft, talk }: ChatState): boolean {
  return draft.trim() !== '' || talk.outgoing.length > 0
}

/** The reader, as the others see them. A token does not tell a claims admin from other staff. */
export function readerOf({ here, messages }: Conversation, { username, scopes }: Session): ChatPerson {
  const known = here.find((one) => one.username === username)
  if (known) return known
  const written = messages.findLast((one) => one.username === username)
  if (written) return { username, role: written.role }
  if (scopes.includes('superuser')) return { username, role: 'superuser' }
  return { username, role: scopes.includes('staff') ? 'staff' : 'community' }
}
