import type { Clock } from '../../platform/clock.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Statement } from '../../platform/db/prepare.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import type { Bus } from '../../platform/realtime/bus.ts'

/** What the chat asks of the sign-in feature, which owns sessions. */
export interface ChatSessions {
  authenticate(token: string): Promise<Actor | null>
  findActor(sessionUid: string): Promise<Actor | null>
  listLive(sessionUids: readonly string[]): Promise<Set<string>>
  /** Tells which sessions have ended, whenever some have. */
  onEnded(
    listener: (hasEnded: (session: Pick<Actor, 'person_uid' | 'session_uid'>) => boolean) => void,
  ): () => void
}

export interface ChatDeps {
  readonly orm: Orm
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  readonly rateLimits: RateLimits
  readonly sessions: ChatSessions
  readonly publicUrl: string
  /** The statement that plans a mail to those who have not seen it by then. */
  planningMail(message: { claim_uid: string; by_owner: boolean }): Promise<Statement<{ id: string }>>
}

/** On the bus. Only ids and numbers travel; every node reads the rest itself. */
export const channels = {
  message: 'chat_message',
  seen: 'chat_seen',
  typing: 'chat_typing',
  presence: 'chat_presence',
} as const
export interface MessageNews {
  readonly claim_uid: string
  readonly seq: number
}
export interface TypingNews {
  readonly claim_uid: string
  readonly person_uid: string
}
export interface SeenNews extends TypingNews {
  readonly seq: number
}
