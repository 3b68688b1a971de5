import type { Message } from '@recourse/contract/chat'
import { describe, expect, test, vi } from 'vitest'
import { makeApp, type TestApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { chatAddress, closeSocketsAfterwards, openChat, type TestSocket } from './testing/chat-socket.ts'

vi.setConfig({ testTimeout: 60_000 })
const first = await makeApp()
const second = await makeApp({}, { sharing: first })
const ending = await makeApp({}, { sharing: first })
const [here, there] = [await chatAddress(first), await chatAddress(second)]
closeSocketsAfterwards()

async function makeChat() {
  const member = await makePerson(first)
  const staff = await makePerson(second, { is_staff: true })
  const { uid } = await makeClaim(member)
  return { member, staff, claim_uid: uid }
}
const say = async (person: TestPerson, claim_uid: string, content: string): Promise<Message> => {
  const answer = await person.call('POST', '/api/v1/messages', { claim_uid, content })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const history = async (person: TestPerson, claim_uid: string): Promise<Message[]> =>
  (await person.call('GET', `/api/v1/messages?claim_uid=${claim_uid}&after=0&limit=200`)).json().messages

async function expectAll(sockets: readonly TestSocket[], expected: readonly Message[]) {
  await vi.waitFor(
    () => {
      for (const { messages } of sockets) expect(messages.length).toBeGreaterThanOrEqual(expected.length)
    },
    { timeout: 20_000, interval: 20 },
  )
  for (const { messages } of sockets) expect(messages).toEqual(expected)
}

/** The listening connections of both nodes. */
const cutBus = ({ parts }: TestApp) =>
  parts.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'recourse bus' AND datname = current_database()`,
  )

describe('on two nodes', () => {
  test('twenty writers at once: everyone hears everything once, in the order of the database', async () => {
    const { member, claim_uid } = await makeChat()
    const writers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => makePerson(index % 2 ? first : second, { is_staff: true })),
    )
    const sockets = await Promise.all([
      openChat(here, { user_token: member.token, claim_uid }),
      openChat(there, { user_token: member.token, claim_uid }),
      ...writers
        .slice(0, 4)
        .map(({ token }, index) => openChat(index % 2 ? here : there, { user_token: token, claim_uid })),
    ])
    await Promise.all(
      writers.map(async (writer, index) => {
        for (let n = 0; n < 5; n += 1) await say(writer, claim_uid, `${index}.${n}`)
      }),
    )
    const stored = await history(member, claim_uid)
    expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    await expectAll(sockets, stored)
  })

  test('one who comes back gets what was missed first, then what follows, each once', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const query = { user_token: member.token, claim_uid }
    const before = await openChat(here, query)
    for (const content of ['1', '2', '3']) await say(staff, claim_uid, content)
    await expectAll([before], await history(member, claim_uid))
    before.ws.terminate()
    const writing = (async () => {
      for (let n = 4; n <= 40; n += 1) await say(n % 2 ? staff : member, claim_uid, `${n}`)
    })()
    const resumed = await Promise.all(
      [3, 10, 0].map((after) => openChat(after === 10 ? there : here, { ...query, after })),
    )
    await writing
    const stored = await history(member, claim_uid)
    await vi.waitFor(
      () => expect(resumed.map(({ messages }) => messages.at(-1)?.seq)).toEqual([40, 40, 40]),
      {
        timeout: 20_000,
      },
    )
    expect(resumed[0]?.messages).toEqual(stored.slice(3))
    // It asked for more than there was: it gets what comes from then on, without a gap.
    const late = resumed[1]?.messages ?? []
    expect(late).toEqual(stored.slice(40 - late.length))
    expect(resumed[2]?.messages).toEqual(stored)
    await expectAll([await openChat(there, { ...query, after: 0 })], stored)
  })

  test('a long absence is caught up in order, and a live neighbour is not held up', async () => {
    const { member, staff, claim_uid } = await makeChat()
    await say(staff, claim_uid, '1')
    await first.parts.database.pool.query(
      `INSERT INTO messages (uid, claim_uid, seq, author_uid, role, by_owner, content, created_at)
       SELECT gen_random_uuid(), $1, n, $2, 'staff', false, repeat('x', 500), now() FROM generate_series(2, 1500) n`,
      [claim_uid, staff.uid],
    )
    await first.parts.database.pool.query('UPDATE claim_chats SET last_seq = 1500 WHERE claim_uid = $1', [
      claim_uid,
    ])
    const neighbour = await openChat(here, { user_token: staff.token, claim_uid })
    const opening = openChat(here, { user_token: member.token, claim_uid, after: 0 })
    await say(staff, claim_uid, 'live')
    await vi.waitFor(() => expect(neighbour.messages.map(({ content }) => content)).toEqual(['live']))
    const { messages } = await opening
    await vi.waitFor(() => expect(messages.at(-1)?.seq).toBe(1_501))
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 1_501 }, (_, index) => index + 1))
  })

  test('with the listening connections cut, nothing is lost, and live delivery returns by itself', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const sockets = [
      await openChat(here, { user_token: member.token, claim_uid }),
      await openChat(there, { user_token: staff.token, claim_uid }),
    ]
    await say(member, claim_uid, 'before')
    await cutBus(first)
    await say(member, claim_uid, 'from here')
    await say(staff, claim_uid, 'from there')
    await expectAll(sockets, await history(member, claim_uid))
    // Nothing follows this one that could bring it along. It may be heard again before anyone could ask whether it is not.
    const deaf = Promise.withResolvers<void>()
    const leave = second.parts.bus.onListeningChange((listening) => listening || deaf.resolve())
    if (!second.parts.bus.listening) deaf.resolve()
    await cutBus(first)
    await deaf.promise
    leave()
    await say(member, claim_uid, 'into the silence')
    await expectAll(sockets, await history(member, claim_uid))
    await vi.waitFor(
      () => expect([first.parts.bus.listening, second.parts.bus.listening]).toEqual([true, true]),
      {
        timeout: 20_000,
      },
    )
    await say(staff, claim_uid, 'after')
    await expectAll(sockets, await history(member, claim_uid))
    await vi.waitFor(() => expect(sockets[0]?.frame('presence')?.people).toHaveLength(2), 10_000)
  })

  test('a token that dies while nobody hears of it closes its socket all the same', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const socket = await openChat(there, { user_token: member.token, claim_uid })
    await second.parts.bus.close()
    await member.call('POST', '/auth/logout', {})
    expect((await socket.closed).code).toBe(4401)
    // Its node hears nothing any more, and still delivers what others write.
    const deaf = await openChat(there, { user_token: staff.token, claim_uid })
    const colleague = await makePerson(first, { is_staff: true })
    await say(colleague, claim_uid, 'over there')
    await expectAll([deaf], await history(staff, claim_uid))
  })
})

test('a node that ends tells its sockets to come back', async () => {
  const { staff, claim_uid } = await makeChat()
  const socket = await openChat(await chatAddress(ending), { user_token: staff.token, claim_uid })
  await ending.app.close()
  expect(await socket.closed).toEqual({ code: 1012, reason: 'restarting' })
})
