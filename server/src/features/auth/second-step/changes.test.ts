import { operatorUid } from '@recourse/contract/audit'
import { limits } from '@recourse/contract/limits'
import { describe, expect, test } from 'vitest'
import { hours, minutes } from '../../../platform/clock.ts'
import { makeApp } from '../../../testing/make-app.ts'
import { goodPassword, makePerson, type TestPerson } from '../../../testing/people.ts'
import { resetSecondStep } from '../accounts.ts'
import { findByUid, updatePerson } from '../store.ts'
import { base, codeOf, openStep, setUpAuthenticator, setUpPasskey } from './testing/second-steps.ts'

const server = await makeApp()
const { app, auth, outbox, passTime } = server
const strict = await makeApp({ STAFF_SECOND_FACTOR: 'required' })

const me = ({ app: at }: typeof server, token: string) =>
  at.inject({ url: '/api/v1/users/me', headers: { authorization: `Bearer ${token}` } })

/** Another device of the same person, signed in with the password alone. */
async function otherDevice({ auth: at }: typeof server, { uid }: TestPerson): Promise<string> {
  const person = await findByUid(at.orm, uid)
  if (!person) throw new Error('no such person')
  return (await at.orm.transaction((tx) => at.sessions.start(tx, person))).access_token
}

describe('setting up and removing', () => {
  test('the first way brings recovery codes, ends other sessions and is told by mail', async () => {
    const person = await makePerson(server)
    const other = await otherDevice(server, person)
    const { answer } = await setUpPasskey(person, 'My laptop')
    expect(answer.json()).toMatchObject({
      recovery_codes: { length: limits.recoveryCodes },
      signed_in: null,
      second_step: { required: false, authenticator: null, recovery_codes: { left: 10 } },
    })
    expect((await me(server, other)).statusCode).toBe(401)
    expect((await me(server, person.token)).statusCode).toBe(200)
    const mail = await outbox.waitFor(person.email)
    expect(mail.subject).toBe('Your second step was changed')
    expect(mail.text).toContain('A passkey was added')
    expect(mail.text).toContain('Was it not you?')
    // A second way brings no new codes.
    expect((await setUpAuthenticator(server, person)).answer.json().recovery_codes).toBeNull()
  })

  test('without the last way the password alone signs in, and what hung on it is gone', async () => {
    const person = await makePerson(server)
    const { answer } = await setUpPasskey(person)
    await setUpAuthenticator(server, person)
    const [{ uid }] = answer.json().second_step.passkeys
    const stranger = await makePerson(server)
    expect((await stranger.call('DELETE', `${base}/passkeys?uid=${uid}`)).statusCode).toBe(404)
    expect((await person.call('DELETE', `${base}/passkeys?uid=${uid}`)).json()).toMatchObject({
      passkeys: [],
      recovery_codes: { left: 10 },
    })
    expect((await person.call('DELETE', `${base}/authenticator`)).json()).toEqual({
      required: false,
      passkeys: [],
      authenticator: null,
      recovery_codes: null,
      trusted_devices: [],
    })
    const payload = { username: person.username, password: goodPassword }
    expect((await app.inject({ method: 'POST', url: '/auth/token', payload })).statusCode).toBe(201)
    await expect.poll(async () => (await outbox.to(person.email)).length).toBe(4)
  })

  test('a change asks for the password again once the sign-in is ten minutes old', async () => {
    const person = await makePerson(server)
    passTime(minutes(limits.proofMinutes))
    const refused = await person.call('POST', `${base}/authenticator_key`)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { detail: 'Please enter your password again to go on.', needs_password: true },
    ])
    const prove = (password: string) => person.call('POST', '/auth/prove_password', { password })
    expect((await prove('not this one at all')).json().fields).toEqual({
      password: 'That password is not right.',
    })
    expect((await prove(goodPassword)).statusCode).toBe(201)
    expect((await setUpAuthenticator(server, person)).answer.statusCode).toBe(201)
  })

  test('a session that never took the second step cannot change it', async () => {
    const person = await makePerson(server)
    await setUpPasskey(person)
    const token = await otherDevice(server, person)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method: 'POST', url: `${base}/authenticator_key`, headers })
    expect(answer.statusCode).toBe(401)
  })
})

describe('where staff must have a second step', () => {
  test('setting one up gives a full token in the place of the one that could do nothing else', async () => {
    const payload = { password: goodPassword, username: '' }
    const person = await makePerson(strict, { is_staff: true })
    const first = await strict.app.inject({
      method: 'POST',
      url: '/auth/token',
      payload: { ...payload, username: person.username },
    })
    expect(first.json()).toMatchObject({ scopes: [], must_enrol: true })
    const { answer } = await setUpPasskey(person)
    const { signed_in } = answer.json()
    expect(signed_in).toMatchObject({ scopes: ['authenticated', 'staff'] })
    expect(signed_in).not.toHaveProperty('must_enrol')
    expect((await me(strict, signed_in.access_token)).statusCode).toBe(200)
    // Both sessions that knew the password only are over.
    expect((await me(strict, person.token)).statusCode).toBe(401)
    expect((await me(strict, first.json().access_token)).statusCode).toBe(401)

    const headers = { authorization: `Bearer ${signed_in.access_token}` }
    const [{ uid }] = answer.json().second_step.passkeys
    const last = await strict.app.inject({ method: 'DELETE', url: `${base}/passkeys?uid=${uid}`, headers })
    expect(last.statusCode).toBe(409)
    expect((await strict.app.inject({ url: base, headers })).json().passkeys).toHaveLength(1)
  })

  test('no device of theirs is trusted, even one that was trusted as a member’s', async () => {
    const person = await makePerson(strict)
    const { key } = await setUpAuthenticator(strict, person)
    const code = () => {
      strict.passTime(minutes(1))
      return codeOf(key, strict.auth.clock())
    }
    const take = async (cookie = '') =>
      strict.app.inject({
        method: 'POST',
        url: '/auth/second_step/code',
        headers: { cookie },
        payload: { step_token: await openStep(strict, person), code: code(), trust_device: true },
      })
    const trusted = cookiesOf(await take())
    const signIn = () =>
      strict.app.inject({
        method: 'POST',
        url: '/auth/token',
        headers: { cookie: trusted },
        payload: { username: person.username, password: goodPassword },
      })
    expect((await signIn()).statusCode).toBe(201)
    await strict.auth.orm.transaction((tx) => updatePerson(tx, person.uid, { is_staff: true }))
    const asked = await signIn()
    expect([asked.statusCode, asked.json().second_step.may_trust]).toEqual([403, false])
    expect(cookiesOf(await take())).not.toContain('trusted_device')
  })
})

test('a new password by mail leaves the second step as it was', async () => {
  const person = await makePerson(server)
  await setUpAuthenticator(server, person)
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  await post('/auth/forgot_password', { email: person.email })
  const { link = '' } = await outbox.waitFor(person.email, 2)
  const password = 'quiet-harbour-91-lemon'
  const token = new URL(link).searchParams.get('token')
  expect((await post('/auth/reset_password', { token, password })).statusCode).toBe(201)
  const answer = await post('/auth/token', { username: person.username, password })
  expect([answer.statusCode, answer.json().second_step.methods]).toEqual([
    403,
    ['authenticator', 'recovery_code'],
  ])
})

test('an operator can take the second step off; it is written down and told by mail', async () => {
  const person = await makePerson(server)
  await setUpAuthenticator(server, person)
  const row = await findByUid(auth.orm, person.uid)
  if (!row) throw new Error('no such person')
  await resetSecondStep(auth, row)
  expect((await me(server, person.token)).statusCode).toBe(401)
  const payload = { username: person.username, password: goodPassword }
  expect((await app.inject({ method: 'POST', url: '/auth/token', payload })).statusCode).toBe(201)
  expect((await outbox.waitFor(person.email, 2)).subject).toBe('Your second step was taken off')
  const { rows } = await server.parts.database.pool.query(
    'SELECT actor_uid, action FROM audit_log WHERE $1 = ANY(subject_uids)',
    [person.uid],
  )
  expect(rows).toEqual([{ actor_uid: operatorUid, action: 'second_step_reset' }])
})

describe('a trusted device', () => {
  test('leaves the step out for 30 days, is listed, and can be forgotten', async () => {
    const person = await makePerson(server)
    const { key } = await setUpAuthenticator(server, person)
    const signIn = (cookie: string, username = person.username) =>
      app.inject({
        method: 'POST',
        url: '/auth/token',
        headers: { cookie },
        payload: { username, password: goodPassword },
      })
    const trust = async () => {
      passTime(minutes(1))
      const payload = {
        step_token: await openStep(server, person),
        code: codeOf(key, auth.clock()),
        trust_device: true,
      }
      const done = await app.inject({ method: 'POST', url: '/auth/second_step/code', payload })
      const lines = [done.headers['set-cookie']].flat().join('\n')
      expect(lines).toMatch(
        /trusted_device=[\w-]{43}; Path=\/auth; HttpOnly; SameSite=Strict; Max-Age=2592000/,
      )
      return { cookie: cookiesOf(done), token: done.json().access_token as string }
    }
    const { cookie, token } = await trust()
    expect((await signIn(cookie)).statusCode).toBe(201)
    const other = await makePerson(server)
    await setUpAuthenticator(server, other)
    expect((await signIn(cookie, other.username)).statusCode).toBe(403)

    const headers = { authorization: `Bearer ${token}` }
    const { trusted_devices } = (await app.inject({ url: base, headers })).json()
    expect(trusted_devices).toMatchObject([{ name: 'An app or program' }])
    const gone = `${base}/trusted_devices?uid=${trusted_devices[0].uid}`
    expect((await other.call('DELETE', gone)).statusCode).toBe(404)
    expect((await app.inject({ method: 'DELETE', url: gone, headers })).json().trusted_devices).toEqual([])
    expect((await signIn(cookie)).statusCode).toBe(403)

    const again = await trust()
    passTime(hours(24 * limits.trustedDeviceDays))
    expect((await signIn(again.cookie)).statusCode).toBe(403)
  })
})

function cookiesOf(answer: { headers: Record<string, unknown> }): string {
  return [answer.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ')
}
