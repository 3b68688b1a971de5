import { type ChatPerson, chatCloseCodes, chatLimits, type Message } from '@recourse/contract/chat'
import { seconds } from '../../platform/clock.ts'
import { errorCode } from '../../platform/error-code.ts'
import { type ChatDeps, channels, type MessageNews, type SeenNews, type TypingNews } from './deps.ts'
import { createPresence } from './presence.ts'
import { type Connection, type MessageSource, Room } from './room.ts'
import * as store from './store.ts'
import { toChatPerson, toMessage } from './wire.ts'

/** Milliseconds. While other nodes are not heard, the database is asked at this pace instead. */
const TICK = 900
/** And at this one in any case, in ticks: a session can also end by nothing more than time. */
const SWEEP_TICKS = 25

export type Hub = ReturnType<typeof createHub>

/** The rooms of this node, and what it hears of the others. */
export function createHub({ orm, bus, sessions, log }: ChatDeps) {
  const rooms = new Map<string, Room>()
  const source: MessageSource = {
    read: async (claimUid, after, limit) =>
      (await store.listMessages(orm, claimUid, { after, limit })).map(toMessage),
    lastSeq: async (claimUid) => (await store.lastSeqs(orm, [claimUid])).get(claimUid) ?? 0,
  }
  const nameOf = async (uids: readonly string[]): Promise<ChatPerson[]> =>
    (await store.listPeople(orm, uids))
      .map(toChatPerson)
      .toSorted((a, b) => (a.username < b.username ? -1 : 1))
  const presence = createPresence({ bus, rooms, nameOf })
  const connections = () => [...rooms.values()].flatMap((room) => [...room.connections])
  let ticks = 0
  let looking = false
  let lookOnceMore = false

  function closeThose(isOver: (connection: Connection) => boolean) {
    for (const { socket } of connections().filter(isOver))
      socket.close(chatCloseCodes.signedOut, 'signed out')
  }

  async function tell({ claim_uid, person_uid, ...said }: TypingNews | SeenNews) {
    const room = rooms.get(claim_uid)
    const [person] = room ? await nameOf([person_uid]) : []
    if (!room || !person) return
    if ('seq' in said) room.send({ type: 'seen', ...person, seq: said.seq })
    else room.send({ type: 'typing', ...person }, ({ actor }) => actor.person_uid !== person_uid)
  }

  /** Two queries for all rooms: what was written, and whose sessions are over, without being heard of. */
  async function lookAgain(): Promise<void> {
    // What is being read now may be older than what made this necessary.
    lookOnceMore = looking
    if (looking || rooms.size === 0) return
    looking = true
    try {
      for (const [claimUid, seq] of await store.lastSeqs(orm, [...rooms.keys()]))
        rooms.get(claimUid)?.announce(seq)
      const open = connections()
      const live = await sessions.listLive([...new Set(open.map(({ actor }) => actor.session_uid))])
      const known = new Set(open)
      closeThose((connection) => known.has(connection) && !live.has(connection.actor.session_uid))
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'the chat could not look again')
    } finally {
      looking = false
    }
    if (lookOnceMore) await lookAgain()
  }

  const leaving = [
    bus.subscribe(channels.message, (payload) => {
      const { claim_uid, seq } = payload as MessageNews
      rooms.get(claim_uid)?.announce(seq)
    }),
    bus.subscribe(channels.typing, (payload) => tell(payload as TypingNews)),
    bus.subscribe(channels.seen, (payload) => tell(payload as SeenNews)),
    bus.onListeningChange((listening) => {
      if (!listening) return
      void lookAgain()
      presence.askAgain()
    }),
    sessions.onEnded((hasEnded) => closeThose(({ actor }) => hasEnded(actor))),
  ]
  const tick = setInterval(() => {
    ticks += 1
    if (!bus.listening || ticks % SWEEP_TICKS === 0) void lookAgain()
  }, TICK).unref()
  const beat = setInterval(() => {
    for (const room of rooms.values()) room.sendAlive()
    if (rooms.size > 0) presence.beat()
  }, seconds(chatLimits.aliveSeconds)).unref()

  return {
    async enter(claimUid: string, connection: Connection, after: number | undefined): Promise<void> {
      const room = rooms.get(claimUid) ?? new Room(claimUid, source)
      rooms.set(claimUid, room)
      connection.socket.onClose(() => {
        room.leave(connection)
        if (room.connections.size === 0) rooms.delete(claimUid)
        presence.left(room)
      })
      const joined = room.join(connection, after)
      presence.joined(room)
      await joined
      // Its session may have ended between the door and the room.
      const live = await sessions.listLive([connection.actor.session_uid])
      if (live.size === 0) connection.socket.close(chatCloseCodes.signedOut, 'signed out')
      for (const { person_uid, seq } of await store.listMarks(orm, claimUid)) {
        const [person] = await nameOf([person_uid])
        if (person) room.sendTo(connection, { type: 'seen', ...person, seq })
      }
    },
    /** Written on this node: served at once, also while the bus is silent. */
    announce: (message: Message) => rooms.get(message.claim_uid)?.offer(message),
    close() {
      clearInterval(tick)
      clearInterval(beat)
      for (const leave of leaving) leave()
      presence.close()
    },
  }
}
