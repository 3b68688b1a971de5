import { randomUUID } from 'node:crypto'
import type { ChatPerson } from '@recourse/contract/chat'
import { seconds } from '../../platform/clock.ts'
import type { Bus } from '../../platform/realtime/bus.ts'
import { channels } from './deps.ts'
import type { Room } from './room.ts'

/** What a node says: who is in a claim's chat there, or only that it is still there itself. */
interface PresenceNews {
  readonly node: string
  readonly room?: { readonly claim_uid: string; readonly people: readonly string[]; readonly ask: boolean }
}

/** A node that was killed says nothing more: after this time its people are gone. */
const FORGOTTEN_AFTER = seconds(60)
/** Comings and goings in this time make one frame. */
const GATHERED = 30

export interface PresenceDeps {
  readonly bus: Bus
  readonly rooms: ReadonlyMap<string, Room>
  nameOf(personUids: readonly string[]): Promise<ChatPerson[]>
}

/** Who has a chat open, over all nodes. */
export function createPresence({ bus, rooms, nameOf }: PresenceDeps) {
  const self = randomUUID()
  const elsewhere = new Map<string, Map<string, readonly string[]>>()
  const heardAt = new Map<string, number>()
  const planned = new Map<Room, NodeJS.Timeout>()

  const here = (room: Room) => [...new Set([...room.connections].map(({ actor }) => actor.person_uid))]

  // A hint that is lost is said again, at the latest when the room changes the next time.
  const say = (news: PresenceNews) => bus.publish(channels.presence, news).catch(() => {})
  const sayRoom = (room: Room, ask: boolean) =>
    say({ node: self, room: { claim_uid: room.claimUid, people: here(room), ask } })

  function show(room: Room) {
    if (planned.has(room)) return
    planned.set(
      room,
      setTimeout(async () => {
        planned.delete(room)
        const others = [...(elsewhere.get(room.claimUid)?.values() ?? [])].flat()
        const people = await nameOf([...new Set([...here(room), ...others])]).catch(() => null)
        if (people) room.send({ type: 'presence', people })
      }, GATHERED).unref(),
    )
  }

  function hear({ node, room: told }: PresenceNews) {
    if (node === self) return
    heardAt.set(node, Date.now())
    const room = told && rooms.get(told.claim_uid)
    if (!room) return
    const nodes = elsewhere.get(told.claim_uid) ?? new Map<string, readonly string[]>()
    elsewhere.set(told.claim_uid, nodes)
    if (told.people.length > 0) nodes.set(node, told.people)
    else nodes.delete(node)
    if (told.ask) void sayRoom(room, false)
    show(room)
  }

  const leaveBus = bus.subscribe(channels.presence, (payload) => hear(payload as PresenceNews))

  return {
    joined(room: Room) {
      // The first one here does not know who is on other nodes.
      void sayRoom(room, room.connections.size === 1)
      show(room)
    },
    left(room: Room) {
      void sayRoom(room, false)
      if (room.connections.size === 0) elsewhere.delete(room.claimUid)
      else show(room)
    },
    /** After a time without news from others. */
    askAgain() {
      for (const room of rooms.values()) void sayRoom(room, true)
    },
    beat() {
      void say({ node: self })
      const now = Date.now()
      for (const [node, at] of heardAt) {
        if (now - at < FORGOTTEN_AFTER) continue
        heardAt.delete(node)
        for (const [claimUid, nodes] of elsewhere) {
          const room = nodes.delete(node) && rooms.get(claimUid)
          if (room) show(room)
        }
      }
    },
    close() {
      leaveBus()
      for (const timer of planned.values()) clearTimeout(timer)
    },
  }
}
