import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { audit_log } from '../../schema/audit.ts'
import { desk_claims } from '../../schema/desk.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makeFile } from '../../testing/make-file.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'

const server = await makeApp()
const { orm } = server.auth

const setStatus = (person: TestPerson, claim_uid: string, status: string, from?: string) =>
  person.call('PUT', '/api/v1/admin/claim_status', { claim_uid, status, ...(from ? { from } : {}) })
const assign = (person: TestPerson, claim_uid: string, assignee_uid: string | null) =>
  person.call('PUT', '/api/v1/admin/assign_claim', { claim_uid, assignee_uid })
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

describe('the list', () => {
  test('shows all claims with what staff need, and one row of audit names those shown', async () => {
    const { member, staff } = await people()
    const claim = await makeClaim(member, { urgent: true, phone: '814-555-0142' })
    const shown = await find(staff, claim.uid)
    expect(shown).toMatchObject({
      uid: claim.uid,
      urgent: true,
      user: { first_name: 'Sam', email: 'sam@example.com', phone: '814-555-0142' },
      region: { name: 'Pennsylvania' },
      assignee: null,
      waiting_since: claim.creation_date,
    })
    const [row, ...others] = await auditOf(claim.uid, 'claims_viewed')
    expect(others).toEqual([])
    expect(row).toMatchObject({ actor_uid: staff.uid, details: { searched: true } })
  })

  test('finds a claim by the first 8 characters of its id, in any case', async () => {
    const { member, staff } = await people()
    const { uid } = await makeClaim(member)
    expect((await find(staff, uid.slice(0, 8).toUpperCase())).uid).toBe(uid)
  })
})

describe('letters', () => {
  test('are a filter from the moment the scanner lets them through until the last is gone', async () => {
    const { member, staff } = await people()
    const { uid } = await makeClaim(member)
    const hasLetter = async () =>
      (await staff.call('GET', `/api/v1/admin/claims?search=${uid}&has_letter=true`)).json().claims.length ===
      1
    const file = {
      kind: 'appeal_letter',
      claim_uid: uid,
      owner_uid: member.uid,
      uploaded_by: staff.uid,
    } as const
    const held = await makeFile(server, { ...file, held: true })
    expect(await hasLetter()).toBe(false)
    await orm.execute(sql`UPDATE files SET held = false WHERE uid = ${held}`)
    expect(await hasLetter()).toBe(true)
    await orm.execute(sql`DELETE FROM files WHERE uid = ${held}`)
    expect(await hasLetter()).toBe(false)
  })
})

describe('an assignee', () => {
  test('is anyone on staff, shows by name, and can be taken away again', async () => {
    const { member, staff, colleague } = await people()
    const { uid } = await makeClaim(member)
    const given = await assign(staff, uid, colleague.uid)
    expect(given.json().assignee).toEqual({ uid: colleague.uid, name: 'Sam Sample' })
    const mine = (await colleague.call('GET', '/api/v1/admin/claims?assigned=me')).json()
    expect([mine.count, mine.claims[0].uid]).toEqual([1, uid])
    expect((await assign(staff, uid, null)).json().assignee).toBeNull()
    expect((await auditOf(uid, 'assigned')).map(({ details }) => details)).toEqual([
      { assignee_uid: colleague.uid, previous_assignee_uid: null },
      { assignee_uid: null, previous_assignee_uid: colleague.uid },
    ])
  })

  test('is never a member, and never on a claim that does not exist', async () => {
    const { member, staff } = await people()
    const { uid } = await makeClaim(member)
    expect((await assign(staff, uid, member.uid)).json().fields).toEqual({
      assignee_uid: 'Please choose someone on staff.',
    })
    expect((await assign(staff, randomUUID(), staff.uid)).statusCode).toBe(404)
    expect((await assign(member, uid, staff.uid)).statusCode).toBe(403)
  })

  test('given twice is kept once', async () => {
    const { member, staff } = await people()
    const { uid } = await makeClaim(member)
    await Promise.all([assign(staff, uid, staff.uid), assign(staff, uid, staff.uid)])
    expect(await auditOf(uid, 'assigned')).toHaveLength(1)
  })

  test('is chosen from all who hold a role, without those switched off', async () => {
    const { staff, colleague } = await people()
    const gone = await makePerson(server, { is_staff: true })
    await orm.execute(sql`UPDATE people SET disabled_at = now() WHERE uid = ${gone.uid}`)
    const list: { uid: string; role: string }[] = (await staff.call('GET', '/api/v1/admin/staff')).json()
    expect(list).toContainEqual({ uid: staff.uid, name: 'Sam Sample', role: 'Staff' })
    expect(list).toContainEqual({ uid: colleague.uid, name: 'Sam Sample', role: 'Claims Admin' })
    expect(list.map(({ uid }) => uid)).not.toContain(gone.uid)
  })
})

describe('the counters', () => {
  test('are exact after many writers at once, and after claims are gone', async () => {
    const { staff } = await people()
    const count = async (query: string) =>
      (await staff.call('GET', `/api/v1/admin/claims?limit=1&${query}`)).json().count
    const before = [await count(''), await count('region=Guam'), await count('status=Pending')]
    const members = await Promise.all(Array.from({ length: 8 }, () => makePerson(server)))
    const filed = await Promise.all(
      members.flatMap((member) => [makeClaim(member, { region: 'Guam' }), makeClaim(member)]),
    )
    await Promise.all(filed.slice(0, 10).map(({ uid }) => setStatus(staff, uid, 'Pending')))
    const change = (numbers: number[]) => numbers.map((number, index) => number - (before[index] ?? 0))
    expect(change([await count(''), await count('region=Guam'), await count('status=Pending')])).toEqual([
      16, 8, 10,
    ])
    for (const { uid } of members) await orm.execute(sql`DELETE FROM people WHERE uid = ${uid}`)
    expect(change([await count(''), await count('region=Guam'), await count('status=Pending')])).toEqual([
      0, 0, 0,
    ])
    const left = await orm
      .select()
      .from(desk_claims)
      .where(eq(desk_claims.claim_uid, filed[0]?.uid ?? ''))
    expect(left).toEqual([])
  })
})
