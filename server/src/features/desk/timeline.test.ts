import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makeFile } from '../../testing/make-file.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'

const server = await makeApp()

interface Event {
  readonly kind: string
  readonly by: { readonly name: string } | null
  readonly [more: string]: unknown
}
const timeline = async (person: TestPerson, uid: string): Promise<Event[]> =>
  (await person.call('GET', `/api/v1/claim_timeline?claim_uid=${uid}`)).json().events
const notes = '/api/v1/admin/claim_notes'

async function claimWithAStory() {
  const member = await makePerson(server)
  const staff = await makePerson(server, { is_staff: true })
  const { uid } = await makeClaim(member)
  const file = { claim_uid: uid, owner_uid: member.uid } as const
  await makeFile(server, { ...file, kind: 'supporting', uploaded_by: member.uid, name: 'mine.pdf' })
  await makeFile(server, { ...file, kind: 'supporting', uploaded_by: staff.uid, name: 'ours.pdf' })
  await staff.call('PUT', '/api/v1/admin/assign_claim', { claim_uid: uid, assignee_uid: staff.uid })
  await staff.call('POST', notes, { claim_uid: uid, text: 'Call the plan.' })
  await makeFile(server, {
    ...file,
    kind: 'appeal_letter',
    uploaded_by: staff.uid,
    name: 'held.pdf',
    held: true,
  })
  await makeFile(server, { ...file, kind: 'appeal_letter', uploaded_by: staff.uid, name: 'letter.pdf' })
  await staff.call('PUT', '/api/v1/admin/claim_status', { claim_uid: uid, status: 'Pending' })
  for (const mark_resolved of [true, false]) {
    await member.call('PUT', '/api/v1/mark_claim_resolved', { mark_resolved, claim_uids: [uid] })
  }
  return { member, staff, uid }
}

describe('the timeline', () => {
  test('shows staff everything, newest first, with names', async () => {
    const { staff, uid } = await claimWithAStory()
    const events = await timeline(staff, uid)
    expect(events.map(({ kind }) => kind)).toEqual([
      'reopened',
      'resolved',
      'status_changed',
      'letter_added',
      'letter_added',
      'note_added',
      'assigned',
      'document_added',
      'document_added',
      'submitted',
    ])
    expect(events.every(({ by }) => by?.name === 'Sam Sample')).toBe(true)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'note_added', text: 'Call the plan.' }))
    expect(events).toContainEqual(
      expect.objectContaining({ assignee: { uid: staff.uid, name: 'Sam Sample' } }),
    )
    expect(events).toContainEqual(expect.objectContaining({ file: expect.objectContaining({ url: null }) }))
  })

  test('shows the owner their part, and of staff only that it was staff', async () => {
    const { member, uid } = await claimWithAStory()
    const events = await timeline(member, uid)
    expect(events.map(({ kind, by }) => `${kind} by ${by?.name}`)).toEqual([
      'reopened by Sam Sample',
      'resolved by Sam Sample',
      'status_changed by Recourse staff',
      'letter_added by Recourse staff',
      'document_added by Recourse staff',
      'document_added by Sam Sample',
      'submitted by Sam Sample',
    ])
  })

  test('tells both sides who wrote and when, messages in a row together, and never a word of them', async () => {
    const { member, staff, uid } = await claimWithAStory()
    const say = (person: TestPerson, content: string) =>
      person.call('POST', '/api/v1/messages', { claim_uid: uid, content })
    for (const words of ['My knee', 'hurts', 'again']) await say(member, words)
    await say(staff, 'I am sorry')
    for (let n = 0; n < 3; n += 1) {
      server.passTime(minutes(25))
      await Promise.all([member, staff].map((person) => timeline(person, uid)))
    }
    await say(staff, 'How is it today')
    const told = async (person: TestPerson) =>
      (await timeline(person, uid))
        .filter(({ kind }) => kind === 'messages_sent')
        .map(({ by, count }) => `${by?.name} ${count}`)
    expect(await told(staff)).toEqual(['Sam Sample 1', 'Sam Sample 1', 'Sam Sample 3'])
    expect(await told(member)).toEqual(['Recourse staff 1', 'Recourse staff 1', 'Sam Sample 3'])
    expect(JSON.stringify(await timeline(staff, uid))).not.toMatch(/knee|sorry/)
  })

  test('that stays open is one entry of the audit log', async () => {
    const { staff, uid } = await claimWithAStory()
    for (let n = 0; n < 3; n += 1) await timeline(staff, uid)
    const { rows } = await server.parts.database.pool.query(
      "select from audit_log where action = 'claim_viewed' and $1::uuid = any(subject_uids)",
      [uid],
    )
    expect(rows).toHaveLength(1)
  })

  test("of another's claim and of no claim is not found", async () => {
    const { uid } = await claimWithAStory()
    const stranger = await makePerson(server)
    for (const asked of [uid, randomUUID()]) {
      const answer = await stranger.call('GET', `/api/v1/claim_timeline?claim_uid=${asked}`)
      expect(answer.statusCode).toBe(404)
    }
  })

  test('marking a claim resolved twice is one event', async () => {
    const { member, uid } = await claimWithAStory()
    const body = { mark_resolved: true, claim_uids: [uid] }
    await member.call('PUT', '/api/v1/mark_claim_resolved', body)
    await member.call('PUT', '/api/v1/mark_claim_resolved', body)
    expect((await timeline(member, uid)).filter(({ kind }) => kind === 'resolved')).toHaveLength(2)
  })
})

describe('internal notes', () => {
  test('name their author and come newest first', async () => {
    const { staff, uid } = await claimWithAStory()
    const added = await staff.call('POST', notes, { claim_uid: uid, text: '  Second.  ' })
    expect(added.statusCode).toBe(201)
    expect(added.json()).toMatchObject({ text: 'Second.', author: { uid: staff.uid, name: 'Sam Sample' } })
    const list = (await staff.call('GET', `${notes}?claim_uid=${uid}`)).json().notes
    expect(list.map(({ text }: { text: string }) => text)).toEqual(['Second.', 'Call the plan.'])
  })

  test('are not for members, not empty, not too long, and not on claims that do not exist', async () => {
    const { member, staff, uid } = await claimWithAStory()
    expect((await member.call('GET', `${notes}?claim_uid=${uid}`)).statusCode).toBe(403)
    expect((await member.call('POST', notes, { claim_uid: uid, text: 'Hello' })).statusCode).toBe(403)
    expect((await staff.call('POST', notes, { claim_uid: uid, text: ' ' })).json().detail).toBe(
      'Please write a note.',
    )
    expect((await staff.call('POST', notes, { claim_uid: uid, text: 'x'.repeat(4001) })).statusCode).toBe(422)
    expect((await staff.call('POST', notes, { claim_uid: randomUUID(), text: 'x' })).statusCode).toBe(404)
    expect((await staff.call('GET', `${notes}?claim_uid=${randomUUID()}`)).statusCode).toBe(404)
  })
})
