import { limits } from '@recourse/contract/limits'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { makeApp } from '../../testing/make-app.ts'
import { goodPassword, makePerson, uniqueName } from '../../testing/people.ts'
import { setDisabled, setRoles } from './accounts.ts'
import * as store from './store.ts'

const server = await makeApp()
const { app, auth, passTime } = server
const neighbour = await makeApp({}, { sharing: server })

let lastAddress = 0
/** Each test comes from a network of its own, so that limits per address do not meet. */
const freshAddress = () => `10.1.${++lastAddress >> 8}.${lastAddress & 255}`

function signIn(payload: object, address = freshAddress()) {
  return app.inject({ method: 'POST', url: '/auth/token', payload, headers: { 'x-forwarded-for': address } })
}

async function requirePerson(uid: string) {
  const person = await store.findByUid(auth.orm, uid)
  if (!person) throw new Error('no such person')
  return person
}

describe('signing in', () => {
  test('the right password answers with a token whose payload has the scopes', async () => {
    const { username } = await makePerson(server, { is_superuser: true })
    const answer = await signIn({ username, password: goodPassword })
    expect(answer.statusCode).toBe(201)
    const { access_token, scopes, expires_at } = answer.json()
    expect(decodeJwt(access_token).scopes).toEqual(['authenticated', 'staff', 'superuser'])
    expect(scopes).toEqual(['authenticated', 'staff', 'superuser'])
    expect(new Date(expires_at).getTime() - auth.clock().getTime()).toBeGreaterThan(hours(11.9))
  })

  test('the username counts whatever its case', async () => {
    const { username } = await makePerson(server)
    expect((await signIn({ username: username.toUpperCase(), password: goodPassword })).statusCode).toBe(201)
  })

  test('a wrong password and an unknown name get the same answer', async () => {
    const { username } = await makePerson(server)
    const wrong = await signIn({ username, password: 'not this one at all' })
    const unknown = await signIn({ username: uniqueName(), password: 'not this one at all' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toEqual({ detail: 'Incorrect username or password.' })
    expect(unknown.statusCode).toBe(400)
    expect(unknown.body).toBe(wrong.body)
  })

  test('an account without a verified email says so only to someone who knows the password', async () => {
    const { username } = await makePerson(server, { verified: false })
    const right = await signIn({ username, password: goodPassword })
    expect(right.statusCode).toBe(403)
    expect(right.json()).toEqual({ detail: 'User exists. Login requires email verification.' })
    expect((await signIn({ username, password: 'not this one at all' })).statusCode).toBe(400)
  })

  test('the checks come in the order of the specification, with its sentences', async () => {
    const nothing = await signIn({})
    expect(nothing.statusCode).toBe(422)
    expect(nothing.json()).toEqual({
      detail: 'Please provide your username.',
      fields: { username: 'Please provide your username.', password: 'Please provide your password.' },
    })
    expect((await signIn({ username: 'sam', password: '' })).json().detail).toBe(
      'Please provide your password.',
    )
  })

  test('a field that is not part of the form is named', async () => {
    const answer = await signIn({ username: 'sam', password: 'x', is_staff: true })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('Unknown field: is_staff.')
  })

  test('after ten wrong passwords the account waits, even with the right one', async () => {
    const { username } = await makePerson(server)
    for (let tries = 0; tries < 10; tries++) {
      expect((await signIn({ username, password: 'wrong wrong wrong' })).statusCode).toBe(400)
    }
    const answer = await signIn({ username: username.toUpperCase(), password: goodPassword })
    expect(answer.statusCode).toBe(429)
    expect(answer.json().detail).toMatch(/^Too many tries\. Please wait 15 minutes, then try again\.$/)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
  })

  test('one address may try 100 times in 15 minutes', async () => {
    const address = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 101 }, () => signIn({ username: '', password: '' }, address)),
    )
    // Invalid forms never reach the counter, so they cost nothing.
    expect(answers.every((answer) => answer.statusCode === 422)).toBe(true)
    const { rateLimits } = auth
    for (let tries = 0; tries < 100; tries++) await rateLimits.take('sign_in_by_address', address)
    expect((await signIn({ username: 'sam', password: 'x' }, address)).statusCode).toBe(429)
  })
})

describe('a session', () => {
  const me = (token: string) =>
    app.inject({ method: 'GET', url: '/api/v1/users/me', headers: { authorization: `Bearer ${token}` } })

  test('ends at once on logout', async () => {
    const person = await makePerson(server)
    expect((await me(person.token)).statusCode).toBe(200)
    expect((await person.call('POST', '/auth/logout')).statusCode).toBe(201)
    expect((await me(person.token)).statusCode).toBe(401)
  })

  test('ends at once on a change of role', async () => {
    const person = await makePerson(server)
    expect((await me(person.token)).statusCode).toBe(200)
    const flags = { is_staff: true, is_claims_admin: false, is_superuser: false }
    await setRoles(auth, await requirePerson(person.uid), flags)
    expect((await me(person.token)).statusCode).toBe(401)
  })

  test('ends at once when the account is disabled, and sign-in says why', async () => {
    const person = await makePerson(server)
    expect((await me(person.token)).statusCode).toBe(200)
    await setDisabled(auth, await requirePerson(person.uid), true)
    expect((await me(person.token)).statusCode).toBe(401)
    const answer = await signIn({ username: person.username, password: goodPassword })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('This account is switched off. Please contact us for help.')
  })

  test('ends at once on another node as well', async () => {
    const person = await makePerson(server)
    const there = () =>
      neighbour.app.inject({ url: '/api/v1/users/me', headers: { authorization: `Bearer ${person.token}` } })
    expect((await there()).statusCode).toBe(200)
    await person.call('POST', '/auth/logout')
    await expect.poll(async () => (await there()).statusCode).toBe(401)
  })

  test('ends after 30 minutes in which nothing was heard', async () => {
    const person = await makePerson(server)
    expect((await me(person.token)).statusCode).toBe(200)
    passTime(minutes(limits.sessionIdleMinutes - 1))
    expect((await me(person.token)).statusCode).toBe(200)
    passTime(minutes(limits.sessionIdleMinutes - 1))
    const kept = await person.call('POST', '/auth/keep_alive')
    expect(kept.statusCode).toBe(201)
    expect(new Date(kept.json().idle_expires_at).getTime() - auth.clock().getTime()).toBeGreaterThan(
      minutes(29),
    )
    passTime(minutes(limits.sessionIdleMinutes))
    expect((await me(person.token)).statusCode).toBe(401)
  })

  test('ends after 12 hours however busy it was', async () => {
    const person = await makePerson(server)
    for (let half = 1; half < limits.sessionHours * 2; half++) {
      passTime(minutes(29.9))
      expect((await me(person.token)).statusCode).toBe(200)
    }
    passTime(hours(limits.sessionHours) - minutes(29.9) * (limits.sessionHours * 2 - 1))
    expect((await me(person.token)).statusCode).toBe(401)
  })

  test('a token that was tampered with, of another key or of no sense counts as none', async () => {
    const { token } = await makePerson(server)
    const [head, payload, signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), scopes: ['superuser'] })).toString(
      'base64url',
    )
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
    for (const bad of [`${head}.${forged}.${signature}`, unsigned, 'a.b.c', 'x']) {
      expect((await me(bad)).statusCode).toBe(401)
    }
  })
})
