import { setTimeout as pause } from 'node:timers/promises'
import { startScript } from '../controls/start-script.ts'
import { bearer, type Filled, type Person } from '../filled.ts'
import { visitor } from '../load/target.ts'
import { residentBytes } from '../memory.ts'
import type { Plan } from '../plan.ts'
import { makeRow, type Row } from '../row.ts'
import { percentile } from '../statistics.ts'
import { takeTurns } from '../take-turns.ts'

const rooms = 40
const messagesPerRoom = 3
const content = 'The letter came on Tuesday, and I have a question about it.'
/** Milliseconds until a process has given back what it only needed to open its sockets. */
const settling = 3_000

interface Chat {
  readonly pid: number
  addressOf(person: Person): string
  say(person: Person): Promise<unknown>
}

function ourChat({ baseUrl, pid }: Filled): Chat {
  let said = 0
  return {
    pid,
    addressOf: ({ token, claim_uid }) =>
      `${baseUrl.replace('http', 'ws')}/api/v1/chat?user_token=${token}&claim_uid=${claim_uid}`,
    say: (person) => {
      said += 1
      const headers = { 'x-forwarded-for': visitor(said), ...bearer(person) }
      return post(`${baseUrl}/api/v1/messages`, headers, { claim_uid: person.claim_uid, content })
    },
  }
}

function bareChat(port: number, pid: number): Chat {
  return {
    pid,
    addressOf: ({ claim_uid }) => `ws://127.0.0.1:${port}/?claim_uid=${claim_uid}`,
    say: ({ claim_uid }) => post(`http://127.0.0.1:${port}/`, {}, { room: claim_uid, content }),
  }
}

/**
 * What idle sockets take, then messages among them, beside a bare `ws` server that stores each message by one durable
 * insert.
 */
export async function measureSockets(filled: Filled, plan: Plan): Promise<Row[]> {
  const bare = await startScript<{ port: number }>('server/src/testing/bench/bare-sockets.ts', [
    filled.dataDir,
  ])
  const chats = { control: bareChat(bare.said.port, bare.pid), ours: ourChat(filled) }
  const talking = filled.members.slice(0, rooms)
  const idle = filled.members.slice(rooms, rooms + plan.sockets / 2).flatMap((person) => [person, person])
  const holders = []
  try {
    const before = residentBytes(chats.ours.pid)
    for (const chat of [chats.ours, chats.control])
      holders.push(
        await startScript('server/src/testing/bench/idle-sockets.ts', [], idle.map(chat.addressOf)),
      )
    await pause(plan.seconds < 1 ? 0 : settling)
    const bytesEach = (residentBytes(chats.ours.pid) - before) / idle.length
    const times = await takeTurns(
      { control: () => fanOut(chats.control, talking), ours: () => fanOut(chats.ours, talking) },
      { ...plan, seconds: 0, warmUpSeconds: plan.warmUpSeconds && 1 },
    )
    return [
      makeRow({
        job: `${idle.length} idle sockets, over 20 kB each`,
        unit: 'bytes',
        // What a prototype took with all that is known of a socket. Beside bare ws in the same run it cannot be put: that
        // process fills memory which it already had, and grew by 1 to 4 kB for each of the same sockets.
        goal: { most: 1 },
        control: [20_000],
        ours: [bytesEach],
      }),
      ...([0.5, 0.99] as const).map((share) =>
        makeRow({
          job: `message to both sockets of a room, p${share * 100} over bare ws and one insert`,
          unit: 'ms',
          goal: { most: 1.5 },
          control: times.control.map((round) => percentile(round, share)),
          ours: times.ours.map((round) => percentile(round, share)),
        }),
      ),
    ]
  } finally {
    await Promise.all([bare.stop(), ...holders.map(({ stop }) => stop())])
  }
}

/** Milliseconds from saying something until both sockets of its room have it, message by message. */
async function fanOut(chat: Chat, people: readonly Person[]): Promise<number[]> {
  const times: number[] = []
  for (const person of people) {
    const sockets = await Promise.all([open(chat.addressOf(person)), open(chat.addressOf(person))])
    for (let count = 0; count < messagesPerRoom; count += 1) {
      const arrived = Promise.all(sockets.map(nextMessage))
      const started = performance.now()
      await Promise.all([chat.say(person), arrived])
      times.push((await arrived).reduce((latest, at) => Math.max(latest, at - started), 0))
    }
    for (const socket of sockets) socket.close()
  }
  return times
}

function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address)
  return new Promise((done, fail) => {
    socket.addEventListener('error', () => fail(new Error('A chat did not open.')))
    // Ours says `alive` once it has served what came before; until then it may still be reading.
    const isReady = address.includes('/chat?') ? 'message' : 'open'
    socket.addEventListener(isReady, () => done(socket), { once: true })
  })
}

/** When the next message came; other frames say their type. */
function nextMessage(socket: WebSocket): Promise<number> {
  return new Promise((done) => {
    const listen = ({ data }: MessageEvent) => {
      if ('type' in JSON.parse(String(data))) return
      socket.removeEventListener('message', listen)
      done(performance.now())
    }
    socket.addEventListener('message', listen)
  })
}

async function post(url: string, headers: Record<string, string>, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`Saying something answered ${answer.status}: ${text}`)
}
