import { randomUUID } from 'node:crypto'
import { chatCloseCodes, chatLimits } from '@recourse/contract/chat'
import { describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { seconds } from '../../platform/clock.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { goodPassword, makePerson, type TestPerson } from '../../testing/people.ts'
import { chatAddress, closeSocketsAfterwards, openChat, refusal } from './testing/chat-socket.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await makeApp()
const address = await chatAddress(server)
closeSocketsAfterwards()

async function makeChat() {
  const member = await makePerson(server)
  const staff = await makePerson(server, { is_staff: true })
  const { uid } = await makeClaim(member)
  return { member, staff, claim_uid: uid }
}
const ticketFor = async (person: TestPerson, claim_uid: string): Promise<string> =>
  (await person.call('POST', '/api/v1/chat_tickets', { claim_uid })).json().ticket
const say = (person: TestPerson, claim_uid: string, content: string) =>
  person.call('POST', '/api/v1/messages', { claim_uid, content })

describe('a socket is refused', () => {
  test('without a live token or ticket', async () => {
    const { member, claim_uid } = await makeChat()
    await member.call('POST', '/auth/logout', {})
    for (const user_token of ['', 'nonsense', 'a.b.c', member.token]) {
      expect(await refusal(address, { user_token, claim_uid })).toMatchObject({ status: 401 })
    }
    expect(await refusal(address, { claim_uid })).toEqual({
      status: 401,
      detail: 'Please sign in to continue.',
    })
  })

  test('from a foreign Origin, and let in from our own and from none', async () => {
    const { member, claim_uid } = await makeChat()
    const query = { user_token: member.token, claim_uid }
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
      expect(await refusal(address, query, { origin })).toMatchObject({ status: 403 })
    }
    await openChat(address, query, { origin: 'http://localhost:3000' })
    await openChat(address, query)
  })

  test("for a stranger's claim, for none, and for something that is no claim", async () => {
    const { claim_uid } = await makeChat()
    const { token } = await makePerson(server)
    expect(await refusal(address, { user_token: token, claim_uid })).toMatchObject({ status: 404 })
    expect(await refusal(address, { user_token: token, claim_uid: randomUUID() })).toMatchObject({
      status: 404,
    })
    expect(await refusal(address, { user_token: token, claim_uid: 'x' })).toMatchObject({ status: 422 })
  })

  test('when a person has too many', async () => {
    const { member, claim_uid } = await makeChat()
    const query = { user_token: member.token, claim_uid }
    const sockets = await Promise.all(
      Array.from({ length: chatLimits.socketsPerPerson }, () => openChat(address, query)),
    )
    expect(await refusal(address, query)).toMatchObject({ status: 429 })
    sockets[0]?.ws.close()
    await sockets[0]?.closed
    await vi.waitFor(() => openChat(address, query), 10_000)
  })

  test('also under the short address, and a plain request to it is told what it is for', async () => {
    const { member, claim_uid } = await makeChat()
    const short = address.replace('/api/v1/', '/api/')
    expect(await refusal(short, { claim_uid })).toMatchObject({ status: 401 })
    await openChat(short, { user_token: member.token, claim_uid })
    const plain = await server.app.inject({
      url: `/api/v1/chat?user_token=${member.token}&claim_uid=${claim_uid}`,
    })
    expect([plain.statusCode, plain.json().detail]).toEqual([422, 'This address is for websockets.'])
  })

  test('at any other address with 404', async () => {
    expect(await refusal(address.replace('/chat', '/chatter'), {})).toMatchObject({ status: 404 })
  })
})

describe('a ticket', () => {
  test('opens one socket, once', async () => {
    const { member, claim_uid } = await makeChat()
    const user_token = await ticketFor(member, claim_uid)
    await openChat(address, { user_token, claim_uid })
    expect(await refusal(address, { user_token, claim_uid })).toMatchObject({ status: 401 })
  })

  test('is of no use for another claim, after 30 seconds, or after its session has ended', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const other = await makeClaim(member)
    const query = { user_token: await ticketFor(staff, claim_uid), claim_uid: other.uid }
    expect(await refusal(address, query)).toMatchObject({ status: 401 })

    const late = await ticketFor(staff, claim_uid)
    const orphan = await ticketFor(member, claim_uid)
    await member.call('POST', '/auth/logout', {})
    expect(await refusal(address, { user_token: orphan, claim_uid })).toMatchObject({ status: 401 })
    server.passTime(seconds(chatLimits.ticketSeconds + 1))
    expect(await refusal(address, { user_token: late, claim_uid })).toMatchObject({ status: 401 })
  })

  test('is not made for a session that has ended while it was asked for', async () => {
    const { member, claim_uid } = await makeChat()
    await ticketFor(member, claim_uid)
    // As another node would, of which this one has not heard yet.
    const { pool } = server.parts.database
    await pool.query('DELETE FROM sessions WHERE person_uid = $1', [member.uid])
    expect((await member.call('POST', '/api/v1/chat_tickets', { claim_uid })).statusCode).toBe(401)
  })

  test("is not made for a stranger's claim", async () => {
    const { claim_uid } = await makeChat()
    const stranger = await makePerson(server)
    expect((await stranger.call('POST', '/api/v1/chat_tickets', { claim_uid })).statusCode).toBe(404)
  })
})

describe('a socket is closed', () => {
  const endings: [string, (person: TestPerson, boss: TestPerson) => Promise<unknown>][] = [
    ['signs out', (person) => person.call('POST', '/auth/logout', {})],
    [
      'gets another role',
      (person, boss) =>
        boss.call('PUT', '/api/v1/admin/people/roles', {
          person_uid: person.uid,
          is_staff: false,
          is_claims_admin: true,
          is_superuser: false,
        }),
    ],
    [
      'is switched off',
      (person, boss) =>
        boss.call('PUT', '/api/v1/admin/people/disabled', { person_uid: person.uid, disabled: true }),
    ],
  ]
  test.each(endings)('within a second when its person %s, and others stay', async (_, end) => {
    const { member, staff, claim_uid } = await makeChat()
    const boss = await makePerson(server, { is_superuser: true })
    const [leaves, stays] = [
      await openChat(address, { user_token: await ticketFor(staff, claim_uid), claim_uid }),
      await openChat(address, { user_token: member.token, claim_uid }),
    ]
    let closed: object | undefined
    leaves.closed.then((reason) => {
      closed = reason
    })
    await end(staff, boss)
    // Vitest's second: far sooner than the next look at sessions that are over.
    await vi.waitFor(() => expect(closed).toEqual({ code: chatCloseCodes.signedOut, reason: 'signed out' }))
    expect(stays.ws.readyState).toBe(WebSocket.OPEN)
    await vi.waitFor(() => expect(stays.frame('presence')?.people).toHaveLength(1))
  })

  test('when its person signs out all other devices, and the one on this device stays', async () => {
    const { member, claim_uid } = await makeChat()
    const { username } = member
    const signedIn = await server.app.inject({
      method: 'POST',
      url: '/auth/token',
      payload: { username, password: goodPassword },
    })
    const here = await openChat(address, { user_token: member.token, claim_uid })
    const there = await openChat(address, { user_token: signedIn.json().access_token, claim_uid })
    expect((await member.call('DELETE', '/api/v1/users/devices/others')).statusCode).toBe(200)
    expect(await there.closed).toMatchObject({ code: chatCloseCodes.signedOut })
    await say(member, claim_uid, 'still here')
    await vi.waitFor(() => expect(here.messages.at(-1)?.content).toBe('still here'))
    expect(here.ws.readyState).toBe(WebSocket.OPEN)
  })

  test('when it sends what is no frame, too large a frame, or far too many', async () => {
    const { member, claim_uid } = await makeChat()
    const query = { user_token: member.token, claim_uid }
    for (const [sent, code] of [
      ['{"type":"message","content":"hi"}', chatCloseCodes.badFrame],
      ['not json', chatCloseCodes.badFrame],
      [Buffer.of(1, 2), chatCloseCodes.badFrame],
      ['x'.repeat(2_000), 1009],
    ] as const) {
      const socket = await openChat(address, query)
      socket.ws.send(sent)
      expect((await socket.closed).code).toBe(code)
    }
    const socket = await openChat(address, query)
    for (let i = 0; i < 100; i += 1) socket.send({ type: 'typing' })
    expect((await socket.closed).code).toBe(chatCloseCodes.tooManyFrames)
  })
})

describe('beside messages, a socket hears', () => {
  test('who is here, who types and what was seen', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const theirs = await openChat(address, { user_token: member.token, claim_uid })
    const ours = await openChat(address, { user_token: staff.token, claim_uid })
    const both = [
      { username: member.username, role: 'community' },
      { username: staff.username, role: 'staff' },
    ].toSorted((a, b) => (a.username < b.username ? -1 : 1))
    await vi.waitFor(() => {
      expect(theirs.frame('presence')).toEqual({ type: 'presence', people: both })
      expect(ours.frame('presence')).toEqual({ type: 'presence', people: both })
    })
    ours.send({ type: 'typing' })
    await vi.waitFor(() =>
      expect(theirs.frame('typing')).toEqual({ type: 'typing', username: staff.username, role: 'staff' }),
    )
    expect(ours.frame('typing')).toBeUndefined()
    await say(member, claim_uid, 'Hello')
    ours.send({ type: 'seen', seq: 99 })
    await vi.waitFor(() =>
      expect(theirs.frame('seen')).toEqual({ type: 'seen', username: staff.username, role: 'staff', seq: 1 }),
    )
    ours.ws.close()
    await vi.waitFor(() => expect(theirs.frame('presence')?.people).toHaveLength(1))
    const again = await openChat(address, { user_token: staff.token, claim_uid })
    await vi.waitFor(() => expect(again.frame('seen')).toMatchObject({ username: staff.username, seq: 1 }))
  })
})

test('no token, ticket or word of a message reaches the log', async () => {
  const { member, claim_uid } = await makeChat()
  const user_token = await ticketFor(member, claim_uid)
  const socket = await openChat(address, { user_token, claim_uid })
  await openChat(address, { user_token: member.token, claim_uid })
  await refusal(address, { user_token, claim_uid })
  await say(member, claim_uid, 'canary words')
  socket.ws.send('canary frame')
  await socket.closed
  expect(server.logged()).toContain('/api/v1/messages')
  expect(server.logged()).toContain('/api/v1/chat')
  for (const secret of [user_token, member.token, 'user_token', 'canary', claim_uid]) {
    expect(server.logged(), `the log holds "${secret}"`).not.toContain(secret)
  }
})
