import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { desk_news } from '../../schema/desk.ts'
import { makeApp, type TestApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { letterAddedMail } from './emails.ts'

const DESK = 'desk@example.org'
const server = await makeApp({ DESK_EMAIL: DESK })
const { outbox } = server
const aboutHealth = /MRI|doctor|denied|Pennsylvania|Sam Sample|NMN|insurer/i

const setStatus = (staff: TestPerson, claim_uid: string, status: string) =>
  staff.call('PUT', '/api/v1/admin/claim_status', { claim_uid, status })

async function waitingJobs({ auth }: TestApp, name: string, key: string) {
  const { rows } = await auth.orm.execute<{ later: boolean }>(sql`
    SELECT start_after > now() + interval '30 seconds' AS later FROM pgboss.job
    WHERE name = ${name} AND singleton_key LIKE ${`${key}%`} AND state = 'created'`)
  return rows
}

/** As if the quiet time had passed. */
async function letTimePass(time: number, name: string) {
  server.passTime(time)
  await server.auth.orm.execute(
    sql`UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state = 'created'`,
  )
}

describe('a mail to the claimant', () => {
  test('tells the first change at once and those that follow soon together, by the last of them', async () => {
    const [member, staff] = [await makePerson(server), await makePerson(server, { is_staff: true })]
    const { uid } = await makeClaim(member)
    await outbox.waitFor(member.email)
    await setStatus(staff, uid, 'Pending')
    const first = await outbox.waitFor(member.email, 2)
    expect(first.subject).toBe('There is news on your claim')
    expect(first.text).toContain('Pending')
    expect(first.text).toContain(uid.slice(0, 8))
    expect(`${first.subject} ${first.text} ${first.html}`).not.toMatch(aboutHealth)

    for (const status of ['Resolved', 'Submitted', 'User Action Required'])
      await setStatus(staff, uid, status)
    expect(await waitingJobs(server, 'desk_status_mail', uid)).toEqual([{ later: true }])
    await letTimePass(minutes(6), 'desk_status_mail')
    expect((await outbox.waitFor(member.email, 3)).text).toContain('User Action Required')
    expect(await outbox.to(member.email)).toHaveLength(3)
  })

  test('is not written when the status is again what was told last', async () => {
    const [member, staff] = [await makePerson(server), await makePerson(server, { is_staff: true })]
    const { uid } = await makeClaim(member)
    await setStatus(staff, uid, 'Pending')
    await outbox.waitFor(member.email, 2)
    await setStatus(staff, uid, 'Resolved')
    await setStatus(staff, uid, 'Pending')
    await letTimePass(minutes(6), 'desk_status_mail')
    await vi.waitFor(async () => expect(await waitingJobs(server, 'desk_status_mail', uid)).toEqual([]), {
      timeout: 15_000,
    })
    await setStatus(staff, uid, 'User Action Required')
    expect((await outbox.waitFor(member.email, 3)).text).toContain('User Action Required')
  })

  test('is not written about a claim that its owner has resolved', async () => {
    const [member, staff] = [await makePerson(server), await makePerson(server, { is_staff: true })]
    const { uid } = await makeClaim(member)
    const mark = (mark_resolved: boolean) =>
      member.call('PUT', '/api/v1/mark_claim_resolved', { mark_resolved, claim_uids: [uid] })
    await mark(true)
    await setStatus(staff, uid, 'Pending')
    await vi.waitFor(async () => expect(await waitingJobs(server, 'desk_status_mail', uid)).toEqual([]), {
      timeout: 15_000,
    })
    await mark(false)
    await setStatus(staff, uid, 'User Action Required')
    expect((await outbox.waitFor(member.email, 2)).text).toContain('User Action Required')
  })

  test('about a letter says that it is there, and no more', () => {
    const mail = letterAddedMail(
      { email: 'sam@example.com', first_name: 'Sam' },
      '1a2b3c4d-0000-4000-8000-000000000000',
      'https://recourse.example',
    )
    expect(mail.text).toContain('1a2b3c4d')
    expect(mail.text).toContain('https://recourse.example/claims')
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(aboutHealth)
  })
})

describe('a mail to the desk', () => {
  test('tells a new claim at once, and many that follow in one mail', async () => {
    const member = await makePerson(server)
    await letTimePass(minutes(6), 'desk_news_mail')
    const before = (await outbox.to(DESK)).length
    const first = await makeClaim(member)
    const mail = await outbox.waitFor(DESK, before + 1)
    expect(mail.text).toContain(first.uid.slice(0, 8))
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(aboutHealth)

    const more = await Promise.all(Array.from({ length: 12 }, () => makeClaim(member)))
    expect(await waitingJobs(server, 'desk_news_mail', 'desk false')).toEqual([{ later: true }])
    await letTimePass(minutes(6), 'desk_news_mail')
    const digest = await outbox.waitFor(DESK, before + 2)
    expect(digest.subject).toBe('12 new claims')
    const named = more.filter(({ uid }) => digest.text?.includes(uid.slice(0, 8)))
    expect(named).toHaveLength(10)
    expect(digest.text).toContain('2 more')
    expect(await outbox.to(DESK)).toHaveLength(before + 2)
  })

  test('tells an urgent claim at once even while others wait, and is bounded too', async () => {
    const member = await makePerson(server)
    await letTimePass(minutes(6), 'desk_news_mail')
    const urgentMails = async () =>
      (await outbox.to(DESK)).filter(({ subject }) => subject?.includes('urgent'))
    await makeClaim(member)
    const { uid } = await makeClaim(member, { urgent: true })
    await vi.waitFor(async () => expect((await urgentMails()).at(-1)?.text).toContain(uid.slice(0, 8)), {
      timeout: 15_000,
    })
    const before = (await urgentMails()).length
    await Promise.all(Array.from({ length: 5 }, () => makeClaim(member, { urgent: true })))
    expect(await waitingJobs(server, 'desk_news_mail', 'desk true')).toEqual([{ later: true }])
    await letTimePass(minutes(2), 'desk_news_mail')
    await vi.waitFor(async () => expect(await urgentMails()).toHaveLength(before + 1), { timeout: 15_000 })
    expect((await urgentMails()).at(-1)?.subject).toBe('5 new urgent claims')
  })

  test('is not written where no address is set', async () => {
    const without = await makeApp()
    await makeClaim(await makePerson(without))
    expect(await without.auth.orm.select().from(desk_news)).toEqual([])
  })
})

describe('a mail to the assignee', () => {
  test('tells what others assign to them, and nothing about what they take themselves', async () => {
    const member = await makePerson(server)
    const [staff, colleague] = [
      await makePerson(server, { is_staff: true }),
      await makePerson(server, { is_staff: true }),
    ]
    const { uid } = await makeClaim(member)
    const assign = (assignee_uid: string) =>
      staff.call('PUT', '/api/v1/admin/assign_claim', { claim_uid: uid, assignee_uid })
    await assign(staff.uid)
    await assign(colleague.uid)
    const mail = await outbox.waitFor(colleague.email)
    expect(mail.subject).toBe('1 claim assigned to you')
    expect(mail.text).toContain(uid.slice(0, 8))
    expect(mail.text).toContain('assigned=me')
    expect(await outbox.to(staff.email)).toEqual([])
  })
})
