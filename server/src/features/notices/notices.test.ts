import { chatLimits } from '@recourse/contract/chat'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { fileOf, upload } from '../../testing/uploads.ts'

vi.setConfig({ testTimeout: 60_000 })
const DESK = 'desk@example.org'
const server = await makeApp({ DESK_EMAIL: DESK })
const { outbox } = server
const words = 'My knee surgery'

async function makeChat() {
  const member = await makePerson(server)
  const staff = await makePerson(server, { is_staff: true })
  const { uid } = await makeClaim(member)
  await outbox.waitFor(member.email)
  return { member, staff, claim_uid: uid }
}
const say = (person: TestPerson, claim_uid: string) =>
  person.call('POST', '/api/v1/messages', { claim_uid, content: words })
const see = (person: TestPerson, claim_uid: string, seq: number) =>
  person.call('PUT', '/api/v1/messages_seen', { claim_uid, seq })

async function planned(claim_uid: string) {
  const { rows } = await server.auth.orm.execute(sql`
    SELECT id FROM pgboss.job
    WHERE name = 'claim_notice' AND singleton_key LIKE ${`${claim_uid}%`} AND state < 'completed'
      AND start_after > now() - interval '1 day'`)
  return rows.length
}

/** As if so much time had passed: the looks that are planned for this claim are due, and it waits until they are done. */
async function letTimePass(time: number, claim_uid: string) {
  server.passTime(time)
  const { rows } = await server.auth.orm.execute<{ id: string }>(sql`
    UPDATE pgboss.job SET start_after = now()
    WHERE name = 'claim_notice' AND singleton_key LIKE ${`${claim_uid}%`} AND state = 'created' RETURNING id`)
  for (const { id } of rows) {
    await vi.waitFor(
      async () => {
        const done = await server.auth.orm.execute(
          sql`SELECT FROM pgboss.job WHERE id = ${id} AND state = 'completed'`,
        )
        expect(done.rows).toHaveLength(1)
      },
      { timeout: 20_000, interval: 100 },
    )
  }
}

describe('whoever is away', () => {
  test('gets one mail for a burst, with a link and no word of it, and the next an hour later', async () => {
    const { member, staff, claim_uid } = await makeChat()
    for (let n = 0; n < 3; n += 1) await say(staff, claim_uid)
    expect(await planned(claim_uid)).toBe(1)
    await letTimePass(minutes(chatLimits.noticeMinutes), claim_uid)
    const mail = await outbox.waitFor(member.email, 2)
    expect(mail.subject).toBe('You have a new message from us')
    expect(mail.link).toBe('http://localhost:3000/claims')
    expect(mail.text).toContain(claim_uid.slice(0, 8))
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/knee|surgery|MRI/i)

    await say(staff, claim_uid)
    await letTimePass(minutes(6), claim_uid)
    // Too soon after the last one: the look was put off.
    expect(await planned(claim_uid)).toBe(1)
    expect(await outbox.to(member.email)).toHaveLength(2)
    await letTimePass(minutes(55), claim_uid)
    await outbox.waitFor(member.email, 3)
    await letTimePass(minutes(120), claim_uid)
    expect(await planned(claim_uid)).toBe(0)
    expect(await outbox.to(member.email)).toHaveLength(3)
  })

  test('gets none for what was seen in time, and the five minutes count for each message', async () => {
    const { member, staff, claim_uid } = await makeChat()
    await say(staff, claim_uid)
    await see(member, claim_uid, 1)
    server.passTime(minutes(4))
    await say(staff, claim_uid)
    await letTimePass(minutes(1), claim_uid)
    expect(await planned(claim_uid)).toBe(1)
    expect(await outbox.to(member.email)).toHaveLength(1)
    await letTimePass(minutes(4), claim_uid)
    await outbox.waitFor(member.email, 2)
  })
})

describe('messages to staff', () => {
  test('in a burst make one mail, which goes to the desk once the assignee has no role any more', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const superuser = await makePerson(server, { is_superuser: true })
    await superuser.call('PUT', '/api/v1/admin/assign_claim', { claim_uid, assignee_uid: staff.uid })
    await outbox.waitFor(staff.email)
    const roles = { is_staff: false, is_claims_admin: false, is_superuser: false }
    await superuser.call('PUT', '/api/v1/admin/people/roles', { person_uid: staff.uid, ...roles })
    for (let n = 0; n < 3; n += 1) await say(member, claim_uid)
    expect(await planned(claim_uid)).toBe(1)
    await letTimePass(minutes(5), claim_uid)
    const about = async () =>
      (await outbox.to(DESK)).filter(({ subject }) => subject?.includes(claim_uid.slice(0, 8)))
    await vi.waitFor(async () => expect(await about()).toHaveLength(1), 15_000)
    expect((await about())[0]?.subject).toBe(`3 new messages on claim ${claim_uid.slice(0, 8)}`)
    expect(await planned(claim_uid)).toBe(0)
  })

  test('are told to the desk while nobody has the claim', async () => {
    const { member, claim_uid } = await makeChat()
    const subject = `A new message on claim ${claim_uid.slice(0, 8)}`
    await say(member, claim_uid)
    await letTimePass(minutes(5), claim_uid)
    await vi.waitFor(
      async () => expect((await outbox.to(DESK)).map((mail) => mail.subject)).toContain(subject),
      15_000,
    )
  })

  test('are told to whom the claim is assigned, unless they have seen or answered them', async () => {
    const { member, staff, claim_uid } = await makeChat()
    const lead = await makePerson(server, { is_claims_admin: true })
    await lead.call('PUT', '/api/v1/admin/assign_claim', { claim_uid, assignee_uid: staff.uid })
    await outbox.waitFor(staff.email)
    await say(member, claim_uid)
    // A colleague who looked in does not answer for the assignee.
    await see(lead, claim_uid, 1)
    await letTimePass(minutes(5), claim_uid)
    expect((await outbox.waitFor(staff.email, 2)).text).not.toMatch(/knee/)
    await say(member, claim_uid)
    await see(staff, claim_uid, 2)
    await letTimePass(minutes(90), claim_uid)
    expect(await planned(claim_uid)).toBe(0)
    expect(await outbox.to(staff.email)).toHaveLength(2)
  })
})

describe('documents', () => {
  const send = async (person: TestPerson, claim_uid: string) => {
    const file = fileOf('Knee surgery', 'knee surgery.txt', 'text/plain')
    expect((await upload(server.app, person, claim_uid, file)).statusCode).toBe(201)
  }
  const look = (person: TestPerson, claim_uid: string) =>
    person.call('GET', `/api/v1/claim_timeline?claim_uid=${claim_uid}`)
  const toDesk = async (claim_uid: string) =>
    (await outbox.to(DESK)).filter(({ subject }) => subject?.includes(claim_uid.slice(0, 8)))

  test('that come with a new claim are no news of their own; later ones are told together, with no name', async () => {
    const { member, staff, claim_uid } = await makeChat()
    await send(member, claim_uid)
    for (let n = 0; n < 3; n += 1) {
      await letTimePass(minutes(25), claim_uid)
      await Promise.all([member, staff].map((person) => person.call('GET', '/api/v1/users/me')))
    }
    expect(await toDesk(claim_uid)).toEqual([])

    for (let n = 0; n < 2; n += 1) await send(member, claim_uid)
    await say(member, claim_uid)
    expect(await planned(claim_uid)).toBe(1)
    await letTimePass(minutes(5), claim_uid)
    await vi.waitFor(async () => expect(await toDesk(claim_uid)).toHaveLength(1), 15_000)
    const [mail] = await toDesk(claim_uid)
    expect(mail?.subject).toBe(`A new message and 2 new documents on claim ${claim_uid.slice(0, 8)}`)
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/knee|surgery|MRI/i)

    // Seen by someone before the hour is over.
    await send(member, claim_uid)
    server.passTime(minutes(1))
    await look(staff, claim_uid)
    await letTimePass(minutes(120), claim_uid)
    expect(await planned(claim_uid)).toBe(0)
    expect(await toDesk(claim_uid)).toHaveLength(1)
  })

  test('from us are told to the claimant who has not looked at the claim since', async () => {
    const { member, staff, claim_uid } = await makeChat()
    await send(staff, claim_uid)
    server.passTime(minutes(1))
    await look(member, claim_uid)
    await letTimePass(minutes(5), claim_uid)
    expect(await outbox.to(member.email)).toHaveLength(1)
    await send(staff, claim_uid)
    await letTimePass(minutes(5), claim_uid)
    const mail = await outbox.waitFor(member.email, 2)
    expect(mail.subject).toBe('There is news on your claim')
    expect(mail.text).toContain('We have added a document to your claim')
    expect(`${mail.text} ${mail.html}`).not.toMatch(/knee|surgery/i)
  })
})
