import { randomUUID } from 'node:crypto'
import { chatLimits, type Message } from '@recourse/contract/chat'
import { describe, expect, test, vi } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await makeApp()
const url = '/api/v1/messages'

async function makeChat() {
  const member = await makePerson(server)
  const staff = await makePerson(server, { is_staff: true })
  const { uid } = await makeClaim(member)
  return { member, staff, claim_uid: uid }
}
const say = async (person: TestPerson, claim_uid: string, content: string): Promise<Message> =>
  (await person.call('POST', url, { claim_uid, content })).json()
const read = async (person: TestPerson, claim_uid: string, page = ''): Promise<Message[]> =>
  (await person.call('GET', `${url}?claim_uid=${claim_uid}${page}`)).json().messages
const contents = (messages: Message[]) => messages.map(({ content }) => content)

describe('a message', () => {
  test('answers with what was stored, and both sides read the same', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const first = await member.call('POST', url, { claim_uid, content: '  Is it <b>late</b>? \n' })
    expect(first.statusCode).toBe(201)
    expect(first.json()).toEqual({
      uid: expect.any(String),
      content: 'Is it <b>late</b>?',
      username: member.username,
      role: 'community',
      time: expect.stringMatching(/Z$/),
      claim_uid,
      seq: 1,
      client_id: null,
    })
    await say(staff, claim_uid, 'No.')
    const theirs = await read(member, claim_uid)
    expect(theirs.map(({ seq, role, username }) => [seq, role, username])).toEqual([
      [1, 'community', member.username],
      [2, 'staff', staff.username],
    ])
    expect(await read(staff, claim_uid)).toEqual(theirs)
  })

  test.each([
    [{ is_staff: true }, 'staff'],
    [{ is_staff: true, is_claims_admin: true }, 'claims admin'],
    [{ is_staff: true, is_claims_admin: true, is_superuser: true }, 'superuser'],
  ])('names the highest role of its writer: %j', async (flags, role) => {
    const { claim_uid } = await makeChat()
    const person = await makePerson(server, flags)
    expect((await say(person, claim_uid, 'Hello')).role).toBe(role)
  })

  test.each([
    ['empty', '', 'Please enter a message.'],
    ['of nothing but space', ' \n\t ', 'Please enter a message.'],
    [
      'too long',
      'x'.repeat(4_001),
      'Please use at most 4,000 characters. You can send the rest as a second message.',
    ],
    ['not text', 'a\u0000b', 'Please remove the characters that are not text.'],
  ])('that is %s is refused with a sentence', async (_, content, detail) => {
    const { member, claim_uid } = await makeChat()
    const answer = await member.call('POST', url, { claim_uid, content })
    expect([answer.statusCode, answer.json().detail]).toEqual([422, detail])
    expect(await read(member, claim_uid)).toEqual([])
  })

  test("is neither written to nor read from a stranger's claim", async () => {
    const { claim_uid } = await makeChat()
    const stranger = await makePerson(server)
    for (const asked of [claim_uid, randomUUID()]) {
      const write = await stranger.call('POST', url, { claim_uid: asked, content: 'Hello' })
      expect(write.statusCode).toBe(404)
      expect((await stranger.call('GET', `${url}?claim_uid=${asked}`)).statusCode).toBe(404)
      const seen = await stranger.call('PUT', '/api/v1/messages_seen', { claim_uid: asked, seq: 1 })
      expect(seen.statusCode).toBe(404)
    }
  })

  test('is stored once however often it is sent, and its id is taken for other words and by others', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const body = { claim_uid, content: 'Once', client_id: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.call('POST', url, body)))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ seq: 1, client_id: body.client_id })
    expect((await member.call('POST', url, { ...body, content: 'Other' })).statusCode).toBe(409)
    expect((await staff.call('POST', url, body)).json()).toMatchObject({ seq: 2 })
    expect(await read(member, claim_uid)).toHaveLength(2)
  })

  test('counts for its writer: too many in a minute are refused', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const statuses: number[] = []
    for (let i = 0; i <= chatLimits.messagesPerMinute; i += 1) {
      statuses.push((await member.call('POST', url, { claim_uid, content: `${i}` })).statusCode)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(chatLimits.messagesPerMinute)
    expect(statuses.at(-1)).toBe(429)
    expect((await say(staff, claim_uid, 'Not so fast')).seq).toBe(chatLimits.messagesPerMinute + 1)
  })
})

test('history comes in pages, ascending, the newest 50 first', async () => {
  const { member, claim_uid } = await makeChat()
  const all = Array.from({ length: 60 }, (_, index) => `${index + 1}`)
  const writers = [member, await makePerson(server, { is_staff: true })]
  for (const [index, content] of all.entries()) await say(writers[index % 2] ?? member, claim_uid, content)
  expect(contents(await read(member, claim_uid))).toEqual(all.slice(10))
  expect(contents(await read(member, claim_uid, '&before=11'))).toEqual(all.slice(0, 10))
  expect(contents(await read(member, claim_uid, '&before=11&limit=3'))).toEqual(['8', '9', '10'])
  expect(contents(await read(member, claim_uid, '&after=57'))).toEqual(['58', '59', '60'])
  expect(contents(await read(member, claim_uid, '&after=0&limit=2'))).toEqual(['1', '2'])
  for (const page of ['&before=3&after=1', '&limit=0', '&limit=201', '&after=x']) {
    expect((await member.call('GET', `${url}?claim_uid=${claim_uid}${page}`)).statusCode, page).toBe(422)
  }
})

describe('unread messages', () => {
  const seen = (person: TestPerson, claim_uid: string, seq: number) =>
    person.call('PUT', '/api/v1/messages_seen', { claim_uid, seq })
  const own = async (person: TestPerson) => {
    const { claims, unread_total } = (await person.call('GET', '/api/v1/claims')).json()
    return { unread: claims.map((claim: { unread: number }) => claim.unread), unread_total }
  }
  const desk = async (person: TestPerson, claim_uid: string): Promise<number> =>
    (await person.call('GET', `/api/v1/admin/claims?search=${claim_uid}`)).json().claims[0].unread

  test('are those of the other side since the last one seen, per claim and together', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const other = await makeClaim(member)
    await say(member, claim_uid, 'Mine')
    await say(staff, claim_uid, 'One')
    await say(staff, claim_uid, 'Two')
    await say(staff, other.uid, 'Three')
    expect(await own(member)).toEqual({ unread: [1, 2], unread_total: 3 })
    expect((await seen(member, claim_uid, 2)).json()).toEqual({ claim_uid, seq: 2 })
    expect(await own(member)).toEqual({ unread: [1, 1], unread_total: 2 })
    expect((await seen(member, claim_uid, 1)).json()).toEqual({ claim_uid, seq: 2 })
    expect((await seen(member, claim_uid, 1_000)).json()).toEqual({ claim_uid, seq: 3 })
    await say(staff, claim_uid, 'Four')
    expect(await own(member)).toEqual({ unread: [1, 1], unread_total: 2 })
  })

  test('are read for all staff once one of them has seen and answered them, and only then', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const colleague = await makePerson(server, { is_claims_admin: true })
    await say(member, claim_uid, 'One')
    await say(member, claim_uid, 'Two')
    expect(await desk(staff, claim_uid)).toBe(2)
    await seen(staff, claim_uid, 1)
    expect([await desk(staff, claim_uid), await desk(colleague, claim_uid)]).toEqual([1, 2])
    // Written without having seen the second one, so that stays unread.
    await say(staff, claim_uid, 'An answer to the first')
    expect([await desk(staff, claim_uid), await desk(colleague, claim_uid)]).toEqual([1, 1])
    await seen(staff, claim_uid, 2)
    await say(staff, claim_uid, 'And to the second')
    expect([await desk(staff, claim_uid), await desk(colleague, claim_uid)]).toEqual([0, 0])
  })
})
