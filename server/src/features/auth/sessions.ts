import type { SignedIn } from '@recourse/contract/auth'
import { limits } from '@recourse/contract/limits'
import { type RoleFlags, scopesOf } from '@recourse/contract/roles'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import { after, type Clock, hours, minutes } from '../../platform/clock.ts'
import type { Orm, Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Bus } from '../../platform/realtime/bus.ts'
import { deleteOtherSessions, deleteTrustedOf } from './devices/store.ts'
import type { Device } from './devices/user-agent.ts'
import { mustHaveSecondStep } from './second-step/policy.ts'
import { deleteSteps } from './second-step/step-store.ts'
import {
  createSessionCache,
  type Ended,
  hasEnded,
  type KnownSession,
  type SessionName,
  sessionsEnded,
} from './session-cache.ts'
import * as store from './store.ts'
import type { Tokens } from './tokens.ts'

const idle = minutes(limits.sessionIdleMinutes)
/** How often "last seen" is written. Everything finer would be a write per request. */
const writeEvery = minutes(1)

export interface SessionStart {
  readonly device?: Device
  /** The second step was taken, or has just been set up. */
  readonly tookSecondStep?: boolean
}

export interface Sessions {
  start(tx: Tx, person: store.Person, how?: SessionStart): Promise<SignedIn>
  /** The person behind a token, or null when the session is over, for whatever reason. */
  authenticate(token: string): Promise<Actor | null>
  /** When the session ends if nothing more is heard, and when it ends in any case. */
  expiry(actor: Actor): Promise<{ idle_expires_at: Date; expires_at: Date } | null>
  /** The person behind a session that is not over. Being asked for is no activity. */
  findActor(sessionUid: string): Promise<Actor | null>
  /** Which of these sessions are not over. */
  listLive(sessionUids: readonly string[]): Promise<Set<string>>
  /** A session that was last seen before `seenSince`, or ends before `now`, is over. */
  liveSince(): { now: Date; seenSince: Date }
  /** Called on every node, when it is committed. */
  onEnded(listener: (hasEnded: (session: SessionName) => boolean) => void): () => void
  end(tx: Tx, sessionUid: string): Promise<void>
  endOthers(tx: Tx, actor: Actor): Promise<void>
  /** Half-done sign-ins end too, and no device stays trusted. */
  endAllOf(tx: Tx, personUid: string): Promise<void>
}

export function createSessions(deps: {
  orm: Orm
  tokens: Tokens
  bus: Bus
  clock: Clock
  staffSecondFactor: Config['staffSecondFactor']
}): Sessions {
  const { orm, tokens, bus, clock } = deps
  const cache = createSessionCache(bus)

  async function read(token: string): Promise<KnownSession | null> {
    const cached = cache.get(token)
    if (cached && !isIdle(cached)) return cached
    const generation = cache.generation()
    const claims = await tokens.read(token)
    const row = claims && (await store.findSession(orm, claims.session_uid))
    if (!row) return null
    const known = { ...row, ...toActor(row), written_at: row.last_seen_at }
    cache.put(token, known, generation)
    return known
  }

  const isIdle = (session: KnownSession) => clock().getTime() - session.last_seen_at.getTime() >= idle

  function liveSince() {
    const now = clock()
    // What is stored may be older than what was seen, by the pace of writing.
    return { now, seenSince: after(now, -(idle + writeEvery)) }
  }

  async function listLive(sessionUids: readonly string[]) {
    return new Set(await store.listLiveSessions(orm, sessionUids, liveSince()))
  }

  const mustEnrol = (person: RoleFlags, tookSecondStep: boolean) =>
    !tookSecondStep && mustHaveSecondStep(deps.staffSecondFactor, person)

  function toActor(row: store.SessionRow): Actor {
    const { person_uid, session_uid, is_staff, is_claims_admin, is_superuser, second_step_at } = row
    const must_enrol = mustEnrol(row, second_step_at !== null)
    return { person_uid, session_uid, is_staff, is_claims_admin, is_superuser, must_enrol }
  }

  return {
    async start(tx, person, { device, tookSecondStep = false } = {}) {
      const now = clock()
      const session = {
        uid: uuidv7(),
        person_uid: person.uid,
        created_at: now,
        last_seen_at: now,
        expires_at: after(now, hours(limits.sessionHours)),
        second_step_at: tookSecondStep ? now : null,
        ...(device && { device_name: device.name, device_kind: device.kind }),
      }
      await store.insertSession(tx, session)
      // Whoever signs in keeps their account.
      if (person.delete_after) await store.updatePerson(tx, person.uid, { delete_after: null })
      const must_enrol = mustEnrol(person, tookSecondStep)
      const scopes = must_enrol ? [] : scopesOf(person)
      return {
        access_token: await tokens.issue(session, person, scopes),
        token_type: 'bearer',
        scopes,
        expires_at: session.expires_at.toISOString(),
        ...(must_enrol && { must_enrol }),
      }
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
      return toActor(session)
    },

    liveSince,

    listLive,

    async findActor(sessionUid) {
      const row = await store.findSession(orm, sessionUid)
      return row && (await listLive([sessionUid])).has(sessionUid) ? toActor(row) : null
    },

    onEnded: (listener) =>
      bus.subscribe(sessionsEnded, (payload) => listener((session) => hasEnded(payload as Ended, session))),

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

    async endOthers(tx, { person_uid, session_uid }) {
      await deleteOtherSessions(tx, person_uid, session_uid)
      await cache.announce(tx, { person_uid, kept_uid: session_uid })
      await deleteSteps(tx, person_uid)
    },

    async endAllOf(tx, personUid) {
      await deleteSteps(tx, personUid)
      await deleteTrustedOf(tx, personUid)
      await store.deleteSessionsOf(tx, personUid)
      await cache.announce(tx, { person_uid: personUid })
    },
  }
}
