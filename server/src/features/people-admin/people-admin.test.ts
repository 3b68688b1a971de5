import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { goodPassword, makePerson, type TestPerson } from '../../testing/people.ts'

const server = await makeApp()
const otherNode = await makeApp({}, { sharing: server })
const { pool } = server.parts.database
const superuser = await makePerson(server, { is_superuser: true })

const none = { is_staff: false, is_claims_admin: false, is_superuser: false }
const setRoles = (as: TestPerson, person_uid: string, roles: object) =>
  as.call('PUT', '/api/v1/admin/people/roles', { person_uid, ...none, ...roles })
const setDisabled = (as: TestPerson, person_uid: string, disabled: boolean) =>
  as.call('PUT', '/api/v1/admin/people/disabled', { person_uid, disabled })

const audited = async (uid: string) =>
  (
    await pool.query(
      "select actor_uid, action, subject_uids, details from audit_log where subject_uids @> array[$1::uuid] and action <> 'people_viewed' order by id",
      [uid],
    )
  ).rows

const me = async (person: TestPerson, node = server) =>
  (
    await node.app.inject({
      url: '/api/v1/users/me',
      headers: { authorization: `Bearer ${person.token}` },
    })
  ).statusCode

/** Signed out on both nodes, each of which has the session in its cache, within a second. */
async function expectSignedOut(person: TestPerson, act: () => Promise<unknown>) {
  expect([await me(person), await me(person, otherNode)]).toEqual([200, 200])
  await act()
  expect(await me(person)).toBe(401)
  await expect.poll(() => me(person, otherNode), { timeout: 1_000, interval: 10 }).toBe(401)
}

describe('roles', () => {
  test('are granted and taken, each with a row in the audit log, and a mail without details per change', async () => {
    const person = await makePerson(server)
    await expectSignedOut(person, async () => {
      const answer = await setRoles(superuser, person.uid, { is_staff: true, is_claims_admin: true })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        uid: person.uid,
        username: person.username,
        is_staff: true,
        is_claims_admin: true,
        is_superuser: false,
        disabled: false,
        verified: true,
      })
    })
    await setRoles(superuser, person.uid, { is_claims_admin: true })
    const row = { actor_uid: superuser.uid, subject_uids: [person.uid] }
    expect(await audited(person.uid)).toEqual([
      { ...row, action: 'role_granted', details: { role: 'is_staff' } },
      { ...row, action: 'role_granted', details: { role: 'is_claims_admin' } },
      { ...row, action: 'role_taken', details: { role: 'is_staff' } },
    ])
    // Either node may be the one that sends it.
    const mails = async () => [
      ...(await server.outbox.to(person.email)),
      ...(await otherNode.outbox.to(person.email)),
    ]
    await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(2)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Your role was changed')
    expect(mail?.text).not.toMatch(/claims.admin|staff/i)
  })

  test('that stay as they are end no session and leave no row', async () => {
    const person = await makePerson(server, { is_staff: true })
    expect((await setRoles(superuser, person.uid, { is_staff: true })).statusCode).toBe(200)
    expect(await me(person)).toBe(200)
    expect(await audited(person.uid)).toEqual([])
  })

  test('of nobody, or without saying all three, are refused', async () => {
    expect((await setRoles(superuser, randomUUID(), {})).statusCode).toBe(404)
    const partial = await superuser.call('PUT', '/api/v1/admin/people/roles', { person_uid: superuser.uid })
    expect(partial.statusCode).toBe(422)
  })

  test('nobody takes their own superuser role, but may change their others', async () => {
    const self = await makePerson(server, { is_superuser: true })
    const answer = await setRoles(self, self.uid, { is_staff: true })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toBe('You cannot take your own superuser role. Another superuser can.')
    expect(await me(self)).toBe(200)
    expect((await setRoles(self, self.uid, { is_superuser: true, is_staff: true })).statusCode).toBe(200)
    expect((await setRoles(superuser, self.uid, {})).statusCode).toBe(200)
  })
})

describe('a disabled account', () => {
  test('is signed out at once, cannot sign in, and can be switched on again', async () => {
    const person = await makePerson(server)
    await expectSignedOut(person, async () => {
      const answer = await setDisabled(superuser, person.uid, true)
      expect(answer.json()).toMatchObject({ uid: person.uid, disabled: true })
    })
    const signIn = { username: person.username, password: goodPassword }
    const tried = await server.app.inject({ method: 'POST', url: '/auth/token', payload: signIn })
    expect(tried.statusCode).toBe(403)
    expect((await setDisabled(superuser, person.uid, true)).statusCode).toBe(200)
    expect((await setDisabled(superuser, person.uid, false)).json()).toMatchObject({ disabled: false })
    expect((await audited(person.uid)).map((row) => row.action)).toEqual([
      'account_disabled',
      'account_enabled',
    ])
  })

  test('is never your own', async () => {
    const answer = await setDisabled(superuser, superuser.uid, true)
    expect(answer.statusCode).toBe(409)
    expect(await me(superuser)).toBe(200)
  })
})

test('ending the sessions of a person signs them out everywhere and is written down', async () => {
  const person = await makePerson(server)
  await expectSignedOut(person, async () => {
    const answer = await superuser.call('POST', '/api/v1/admin/people/end_sessions', {
      person_uid: person.uid,
    })
    expect(answer.statusCode).toBe(201)
  })
  expect((await audited(person.uid)).map((row) => row.action)).toEqual(['sessions_ended'])
})
