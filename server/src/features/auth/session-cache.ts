import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Bus } from '../../platform/realtime/bus.ts'

export interface KnownSession extends Actor {
  readonly second_step_at: Date | null
  last_seen_at: Date
  written_at: Date
  readonly expires_at: Date
}

/** One session, or all of a person but the one that may be kept. Sent to every node when the change commits. */
export type Ended = { session_uid: string } | { person_uid: string; kept_uid?: string }
export type SessionName = Pick<Actor, 'person_uid' | 'session_uid'>

export function hasEnded(ended: Ended, { person_uid, session_uid }: SessionName): boolean {
  if ('session_uid' in ended) return session_uid === ended.session_uid
  return person_uid === ended.person_uid && session_uid !== ended.kept_uid
}

export const sessionsEnded = 'sessions_ended'
const size = 50_000

/**
 * Sessions this node has seen, by token. It is used only while the node hears every other node's
 * "this session ended"; without that it is empty and every request asks the database.
 */
export function createSessionCache(bus: Bus) {
  const byToken = new Map<string, KnownSession>()
  let generation = 0

  const forget = (ended: Ended) => {
    generation += 1
    for (const [token, session] of byToken) if (hasEnded(ended, session)) byToken.delete(token)
  }
  bus.subscribe(sessionsEnded, (payload) => forget(payload as Ended))
  bus.onListeningChange(() => {
    generation += 1
    byToken.clear()
  })

  return {
    get: (token: string) => (bus.listening ? byToken.get(token) : undefined),
    /** Taken before the row is read; a session that ended meanwhile has moved it on. */
    generation: () => generation,
    put(token: string, session: KnownSession, readAt: number) {
      if (!bus.listening || readAt !== generation) return
      byToken.set(token, session)
      if (byToken.size > size) byToken.delete(byToken.keys().next().value ?? '')
    },
    /** On this node at once, on the others when the transaction commits. */
    async announce(tx: Tx, ended: Ended) {
      forget(ended)
      await bus.publish(sessionsEnded, ended, tx)
    },
  }
}
