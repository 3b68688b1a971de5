import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { audit_log } from '../../schema/audit.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makeFile } from '../../testing/make-file.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { claimChanged } from '../claims/history.ts'

const server = await makeApp()
const { orm } = server.auth

const setStatus = (person: TestPerson, claim_uid: string, status: string, from?: string) =>
  person.call('PUT', '/api/v1/admin/claim_status', { claim_uid, status, ...(from ? { from } : {}) })
const find = async (person: TestPerson, uid: string) =>
  (await person.call('GET', `/api/v1/admin/claims?search=${uid}`)).json().claims[0]
const auditOf = (uid: string, action: string) =>
  orm
    .select()
    .from(audit_log)
    .where(sql`${uid}::uuid = ANY(${audit_log.subject_uids}) AND ${audit_log.action} = ${action}`)

async function people() {
  return {
    member: await makePerson(server),
    staff: await makePerson(server, { is_staff: true }),
    colleague: await makePerson(server, { is_claims_admin: true }),
  }
}

describe('a status', () => {
  test('may follow any other; each change is kept, audited and told to other nodes', async () => {
    const { member, staff } = await people()
    const heard: unknown[] = []
    const stop = server.parts.bus.subscribe(claimChanged, (change) => void heard.push(change))
    const { uid } = await makeClaim(member)
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    for (const status of ['Resolved', 'Submitted', 'User Action Required', 'Pending']) {
      const answer = await setStatus(staff, uid, status)
      expect([answer.statusCode, answer.json().status]).toEqual([200, status])
    }
    const timeline = (await staff.call('GET', `/api/v1/claim_timeline?claim_uid=${uid}`)).json()
    const changes = timeline.events.filter((event: { kind: string }) => event.kind === 'status_changed')
    expect(changes.map((event: { from: string; to: string }) => `${event.from} > ${event.to}`)).toEqual([
      'User Action Required > Pending',
      'Submitted > User Action Required',
      'Resolved > Submitted',
      'Submitted > Resolved',
    ])
    expect((await auditOf(uid, 'status_changed')).map(({ details }) => details)).toContainEqual({
      from: 'Submitted',
      to: 'Resolved',
    })
    await vi.waitFor(() => expect(heard).toHaveLength(5))
    expect(heard[1]).toEqual({ claim_uid: uid, updated_at: expect.any(String) })
    stop()
  })

  test('that someone else has changed meanwhile is not written over', async () => {
    const { member, staff, colleague } = await people()
    const { uid } = await makeClaim(member)
    await setStatus(colleague, uid, 'Pending', 'Submitted')
    const late = await setStatus(staff, uid, 'Resolved', 'Submitted')
    expect(late.statusCode).toBe(409)
    expect(late.json().detail).toBe(
      'Someone else has changed this claim meanwhile. Its status is now Pending.',
    )
    expect((await find(staff, uid)).status).toBe('Pending')
    // What was wanted is so already.
    expect((await setStatus(staff, uid, 'Pending', 'Submitted')).statusCode).toBe(200)
  })

  test('of two changes at once, exactly one wins', async () => {
    const { member, staff, colleague } = await people()
    const { uid } = await makeClaim(member)
    const answers = await Promise.all([
      setStatus(staff, uid, 'Pending', 'Submitted'),
      setStatus(colleague, uid, 'Resolved', 'Submitted'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('of a claim its owner has resolved changes, and still shows as Resolved', async () => {
    const { member, staff } = await people()
    const { uid } = await makeClaim(member)
    await member.call('PUT', '/api/v1/mark_claim_resolved', { mark_resolved: true, claim_uids: [uid] })
    expect((await setStatus(staff, uid, 'Pending', 'Resolved')).json()).toMatchObject({
      status: 'Pending',
      marked_resolved: true,
      waiting_since: null,
    })
    const url = `/api/v1/admin/claims?search=${uid}&status=`
    expect((await staff.call('GET', `${url}Resolved`)).json().claims).toHaveLength(1)
    expect((await staff.call('GET', `${url}Pending`)).json().claims).toHaveLength(0)
  })

  test('is refused to members, and unknown claims and statuses are named as such', async () => {
    const { member, staff } = await people()
    const { uid } = await makeClaim(member)
    expect((await setStatus(member, uid, 'Resolved')).statusCode).toBe(403)
    expect((await setStatus(staff, randomUUID(), 'Resolved')).statusCode).toBe(404)
    expect((await setStatus(staff, uid, 'Open')).statusCode).toBe(422)
    expect((await setStatus(staff, 'x', 'Resolved')).statusCode).toBe(422)
  })
})

describe('waiting for us', () => {
  const waiting = async (staff: TestPerson, uid: string) => (await find(staff, uid)).waiting_since

  test('begins with the claim, goes on while we work, and ends when it is no longer our turn', async () => {
    const { member, staff } = await people()
    const { uid, creation_date } = await makeClaim(member)
    server.passTime(minutes(3))
    await setStatus(staff, uid, 'Pending')
    expect(await waiting(staff, uid)).toBe(creation_date)
    await setStatus(staff, uid, 'User Action Required')
    expect(await waiting(staff, uid)).toBeNull()
  })

  test('begins anew when the claimant sends what we asked for, and not when we add a file ourselves', async () => {
    const { member, staff } = await people()
    const { uid } = await makeClaim(member)
    await setStatus(staff, uid, 'User Action Required')
    const file = { kind: 'supporting', claim_uid: uid, owner_uid: member.uid } as const
    await makeFile(server, { ...file, uploaded_by: staff.uid })
    expect(await waiting(staff, uid)).toBeNull()
    await makeFile(server, { ...file, uploaded_by: member.uid })
    expect(await waiting(staff, uid)).toEqual(expect.any(String))
  })

  test('ends with our answer, whatever the status, and begins with the claimant’s next message or document', async () => {
    const { member, staff } = await people()
    const { uid, creation_date } = await makeClaim(member)
    const say = async (person: TestPerson): Promise<string> => {
      server.passTime(minutes(3))
      return (await person.call('POST', '/api/v1/messages', { claim_uid: uid, content: 'Hello' })).json().time
    }
    const seen = async () => {
      const { unanswered, waiting_since } = await find(staff, uid)
      return { unanswered, waiting_since }
    }
    await say(member)
    expect(await seen()).toEqual({ unanswered: true, waiting_since: creation_date })
    await say(staff)
    expect(await seen()).toEqual({ unanswered: false, waiting_since: null })
    const asked = await say(member)
    await say(member)
    expect(await seen()).toEqual({ unanswered: true, waiting_since: asked })
    await say(staff)
    await makeFile(server, {
      kind: 'supporting',
      claim_uid: uid,
      owner_uid: member.uid,
      uploaded_by: member.uid,
    })
    expect(await seen()).toEqual({ unanswered: false, waiting_since: expect.any(String) })
    await setStatus(staff, uid, 'Resolved')
    await say(member)
    expect(await seen()).toEqual({ unanswered: true, waiting_since: null })
    await setStatus(staff, uid, 'User Action Required')
    await say(staff)
    const answered = await say(member)
    expect(await seen()).toEqual({ unanswered: true, waiting_since: answered })
    const oldest = (await staff.call('GET', '/api/v1/admin/claims?order=waiting&limit=1')).json().claims[0]
    const overview = (await staff.call('GET', '/api/v1/admin/overview')).json().oldest_waiting
    expect(overview).toEqual({ claim_uid: oldest.uid, waiting_since: oldest.waiting_since })
  })

  test('of a claim with messages and changes of status at once, nobody waits for the other for ever', async () => {
    const { member, staff, colleague } = await people()
    const { uid } = await makeClaim(member)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        n % 3 === 0
          ? setStatus(staff, uid, n % 2 ? 'Pending' : 'User Action Required')
          : (n % 3 === 1 ? member : colleague).call('POST', '/api/v1/messages', {
              claim_uid: uid,
              content: `${n}`,
            }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 400)).toEqual([])
  })

  test('begins anew when the claimant reopens', async () => {
    const { member, staff } = await people()
    const { uid } = await makeClaim(member)
    const mark = (mark_resolved: boolean) =>
      member.call('PUT', '/api/v1/mark_claim_resolved', { mark_resolved, claim_uids: [uid] })
    await mark(true)
    expect(await waiting(staff, uid)).toBeNull()
    server.passTime(minutes(3))
    await mark(false)
    const { updated_at, waiting_since } = await find(staff, uid)
    expect(waiting_since).toBe(updated_at)
  })
})
