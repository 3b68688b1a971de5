import { limits } from '@recourse/contract/limits'
import { v7 as uuidv7 } from 'uuid'
import { after, type Clock, hours, minutes } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Bus } from '../../platform/realtime/bus.ts'
import { createSessionCache, type Ended, type KnownSession, sessionsEnded } from './session-cache.ts'
import * as store from './store.ts'
import type { Tokens } from './tokens.ts'

const idle = minutes(limits.sessionIdleMinutes)
/** How often "last seen" is written. Everything finer would be a write per request. */
const writeEvery = minutes(1)

export interface Sessions {
  start(tx: Tx, person: store.Person): Promise<{ token: string; expires_at: Date }>
  /** The person behind a token, or null when the session is over, for whatever reason. */
  authenticate(token: string): Promise<Actor | null>
  /** When the session ends if nothing more is heard, and when it ends in any case. */
  expiry(actor: Actor): Promise<{ idle_expires_at: Date; expires_at: Date } | null>
  /** The person behind a session that is not over. Being asked for is no activity. */
  findActor(sessionUid: string): Promise<Actor | null>
  /** Which of these sessions are not over. */
  listLive(sessionUids: readonly string[]): Promise<Set<string>>
  /** Called on every node, when it is committed. */
  onEnded(listener: (ended: Ended) => void): () => void
  end(tx: Tx, sessionUid: string): Promise<void>
  endAllOf(tx: Tx, personUid: string): Promise<void>
}

export function createSessions(deps: { orm: Orm; tokens: Tokens; bus: Bus; clock: Clock }): Sessions {
  const { orm, tokens, bus, clock } = deps
  const cache = createSessionCache(bus)

  async function read(token: string): Promise<KnownSession | null> {
    const cached = cache.get(token)
    if (cached && !isIdle(cached)) return cached
    const generation = cache.generation()
    const claims = await tokens.read(token)
    const row = claims && (await store.findSession(orm, claims.session_uid))
    if (!row) return null
    const known = { ...row, written_at: row.last_seen_at }
    cache.put(token, known, generation)
    return known
  }

  const isIdle = (session: KnownSession) => clock().getTime() - session.last_seen_at.getTime() >= idle

  async function listLive(sessionUids: readonly string[]) {
    const now = clock()
    // What is stored may be older than what was seen, by the pace of writing.
    const seenSince = after(now, -(idle + writeEvery))
    return new Set(await store.listLiveSessions(orm, sessionUids, { now, seenSince }))
  }

  return {
    async start(tx, person) {
      const now = clock()
      const session = {
        uid: uuidv7(),
        person_uid: person.uid,
        created_at: now,
        last_seen_at: now,
        expires_at: after(now, hours(limits.sessionHours)),
      }
      await store.insertSession(tx, session)
      // Whoever signs in keeps their account.
      if (person.delete_after) await store.updatePerson(tx, person.uid, { delete_after: null })
      return { token: await tokens.issue(session, person), expires_at: session.expires_at }
    },

    async authenticate(token) {
      const session = await read(token)
      const now = clock()
      if (!session || session.expires_at <= now || isIdle(session)) return null
      session.last_seen_at = now
      if (now.getTime() - session.written_at.getTime() >= writeEvery) {
        session.written_at = now
        await store.touchSession(orm, session.session_uid, now)
      }
      const { person_uid, session_uid, is_staff, is_claims_admin, is_superuser } = session
      return { person_uid, session_uid, is_staff, is_claims_admin, is_superuser }
    },

    listLive,

    async findActor(sessionUid) {
      const row = await store.findSession(orm, sessionUid)
      if (!row || !(await listLive([sessionUid])).has(sessionUid)) return null
      const { person_uid, session_uid, is_staff, is_claims_admin, is_superuser } = row
      return { person_uid, session_uid, is_staff, is_claims_admin, is_superuser }
    },

    onEnded: (listener) => bus.subscribe(sessionsEnded, (payload) => listener(payload as Ended)),

    async expiry(actor) {
      const row = await store.findSession(orm, actor.session_uid)
      if (!row) return null
      const now = clock()
      await store.touchSession(orm, actor.session_uid, now)
      const idleEnd = Math.min(now.getTime() + idle, row.expires_at.getTime())
      return { idle_expires_at: new Date(idleEnd), expires_at: row.expires_at }
    },

    async end(tx, sessionUid) {
      await store.deleteSession(tx, sessionUid)
      await cache.announce(tx, { session_uid: sessionUid })
    },

    async endAllOf(tx, personUid) {
      await store.deleteSessionsOf(tx, personUid)
      await cache.announce(tx, { person_uid: personUid })
    },
  }
}
