import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { chatLimits, chatSocketPath, type Message } from '@recourse/contract/chat'
import { expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { makePerson, type TestPerson } from '../people.ts'
import { expectNothingLost } from './nothing-lost.ts'
import { all, makeRig } from './rig.ts'

// As behind a proxy: people come from addresses of their own, and each address has its own limit.
const rig = await makeRig({ env: { TRUST_PROXY: '127.0.0.1' } })
const { port } = new URL(rig.node().url)

async function slowClient(): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('POST /api/v1/claims HTTP/1.1\r\nhost: x\r\n')
  const drip = setInterval(() => socket.write('x'), 1_000)
  socket.on('close', () => clearInterval(drip))
  // Whatever the server says before it closes.
  socket.resume()
  return socket
}

test('clients that send a byte a second keep nobody else waiting, and are sent away', async () => {
  const slow = await Promise.all(Array.from({ length: all ? 500 : 100 }, slowClient))
  const storm = rig.storm()
  await storm.until(8)
  await storm.stop()
  await expectNothingLost(rig.quiet, storm, rig.members, 'slow clients')
  // The server looks every 30 seconds for headers that took longer than 15; `npm test` does not wait for that.
  if (all) await vi.waitFor(() => expect(slow.every(({ closed }) => closed)).toBe(true), 90_000)
  for (const socket of slow) socket.destroy()
})

interface Flapper {
  readonly address: string
  readonly heard: Set<string>
  socket: WebSocket | null
  seq: number
}

/** Comes back whenever it is cut, and goes on from the last message it holds. */
function flap(flapper: Flapper, person: TestPerson, claim_uid: string) {
  const query = new URLSearchParams({ user_token: person.token, claim_uid, after: String(flapper.seq) })
  const headers = { 'x-forwarded-for': flapper.address }
  const socket = new WebSocket(`ws://127.0.0.1:${port}${chatSocketPath}?${query}`, { headers })
  flapper.socket = socket
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const frame: Message | { type: string } = JSON.parse(String(data))
    if ('type' in frame) return
    flapper.heard.add(frame.uid)
    flapper.seq = Math.max(flapper.seq, frame.seq)
  })
  socket.on(
    'close',
    () => flapper.socket === socket && setTimeout(() => flap(flapper, person, claim_uid), 100),
  )
}

test('sockets that come and go by the hundred all hear everything, and leave nothing behind', async () => {
  const people = all ? 100 : 20
  const staff: TestPerson[] = []
  while (staff.length < people) staff.push(await makePerson(rig.quiet, { is_staff: true }))
  const [author] = rig.members
  if (!author) throw new Error('no member')
  const storm = rig.storm()
  await storm.until(1)
  await storm.stop()
  const claim_uid = storm.acknowledged.claims.find(({ owner }) => owner === author)?.uid ?? ''
  const flappers = staff.flatMap((person, number) =>
    Array.from({ length: chatLimits.socketsPerPerson }, () => {
      const flapper: Flapper = { address: `10.9.0.${number}`, heard: new Set(), socket: null, seq: 0 }
      flap(flapper, person, claim_uid)
      return flapper
    }),
  )
  const sent: string[] = []
  for (let n = 0; n < (all ? 40 : 10); n += 1) {
    const answer = await fetch(`${rig.node().url}/api/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ claim_uid, content: `message ${n}` }),
    })
    expect(answer.status).toBe(201)
    sent.push(((await answer.json()) as Message).uid)
    for (const flapper of flappers) if (Math.random() < 0.2) flapper.socket?.terminate()
    await pause(50)
  }
  await vi.waitFor(
    () => {
      const deaf = flappers.filter(({ heard }) => sent.some((uid) => !heard.has(uid)))
      expect(deaf.length, 'who has not heard everything').toBe(0)
    },
    { timeout: 60_000, interval: 200 },
  )
  for (const flapper of flappers) {
    const { socket } = flapper
    flapper.socket = null
    socket?.terminate()
  }
  // Every seat is free again: a person can open as many as ever.
  const [again] = staff
  if (!again) throw new Error('no staff')
  await vi.waitFor(
    async () => expect(await openMany(again, claim_uid)).toBe(chatLimits.socketsPerPerson),
    20_000,
  )
})

async function openMany(person: TestPerson, claim_uid: string): Promise<number> {
  const query = new URLSearchParams({ user_token: person.token, claim_uid })
  const sockets = Array.from(
    { length: chatLimits.socketsPerPerson },
    () => new WebSocket(`ws://127.0.0.1:${port}${chatSocketPath}?${query}`),
  )
  const opened = await Promise.allSettled(sockets.map((socket) => once(socket, 'open')))
  for (const socket of sockets) socket.on('error', () => {}).terminate()
  return opened.filter(({ status }) => status === 'fulfilled').length
}
