import { describe, expect, test } from 'vitest'
import { minutes } from '../../../platform/clock.ts'
import { makeApp } from '../../../testing/make-app.ts'
import { goodPassword, makePerson } from '../../../testing/people.ts'

const server = await makeApp()
const { app, auth, outbox, passTime } = server

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
}
const list = '/api/v1/users/devices'

interface Way {
  readonly agent?: string
  readonly cookie?: string
  readonly address?: string
  readonly password?: string
}

function signIn(username: string, { agent = agents.firefox, cookie = '', address, password }: Way = {}) {
  return app.inject({
    method: 'POST',
    url: '/auth/token',
    headers: { 'user-agent': agent, cookie, 'x-forwarded-for': address ?? '10.4.0.1' },
    payload: { username, password: password ?? goodPassword },
  })
}

const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

describe('signed-in devices', () => {
  test('are named in plain words, this one is marked, and each can be signed out', async () => {
    const person = await makePerson(server)
    const phone = (await signIn(person.username, { agent: agents.iphone })).json().access_token
    const laptop = (await signIn(person.username)).json().access_token
    const asPhone = { authorization: `Bearer ${phone}` }
    const { devices } = (await app.inject({ url: list, headers: asPhone })).json()
    expect(devices).toHaveLength(3)
    const find = (name: string) => devices.find((device: { name: string }) => device.name === name)
    expect(find('Safari on iPhone')).toMatchObject({ kind: 'phone', is_this: true })
    expect(find('Firefox on Windows')).toMatchObject({ kind: 'computer', is_this: false })

    const stranger = await makePerson(server)
    const target = `${list}?uid=${find('Firefox on Windows').uid}`
    expect((await stranger.call('DELETE', target)).statusCode).toBe(404)
    const left = await app.inject({ method: 'DELETE', url: target, headers: asPhone })
    expect(left.json().devices).toHaveLength(2)
    const asLaptop = { authorization: `Bearer ${laptop}` }
    expect((await app.inject({ url: list, headers: asLaptop })).statusCode).toBe(401)

    const alone = await app.inject({ method: 'DELETE', url: `${list}/others`, headers: asPhone })
    expect(alone.json().devices).toMatchObject([{ name: 'Safari on iPhone', is_this: true }])
    expect((await person.call('GET', list)).statusCode).toBe(401)
  })

  test('a session that is over is not listed', async () => {
    const person = await makePerson(server)
    passTime(minutes(32))
    const { access_token } = (await signIn(person.username)).json()
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await app.inject({ url: list, headers })).json().devices).toHaveLength(1)
  })
})

describe('a sign-in from a device not seen before', () => {
  test('is told by mail; the first one ever and known devices are not', async () => {
    const person = await makePerson(server)
    const first = await signIn(person.username)
    const cookie = cookieOf(first)
    expect(String(first.headers['set-cookie'])).toMatch(
      /^device=[\w-]{43}; Path=\/auth; HttpOnly; SameSite=Strict; Max-Age=34560000$/,
    )
    // Known by its cookie wherever it is, or by its name and network without one.
    await signIn(person.username)
    await signIn(person.username, { cookie, address: '10.4.9.9' })
    await signIn(person.username, { agent: agents.iphone, address: '10.4.7.7' })
    const mail = await outbox.waitFor(person.email)
    expect(mail.subject).toBe('New sign-in to your account')
    expect(mail.text).toMatch(/Safari on iPhone/)
    expect(mail.text).toContain('Was it not you?')
    expect(mail.text).not.toContain('10.4.7.7')
    expect(await outbox.to(person.email)).toHaveLength(1)
  })
})

describe('a stranger who uses up the tries at a password', () => {
  /** What ten wrong passwords do, without the work of checking them. */
  async function useUpTries(username: string) {
    for (let tries = 0; tries < 10; tries++) await auth.rateLimits.take('sign_in_failed_by_account', username)
  }

  test('does not lock out a device that has signed in before, nor one that has just set a new password', async () => {
    const person = await makePerson(server)
    const cookie = cookieOf(await signIn(person.username))
    await useUpTries(person.username)
    expect((await signIn(person.username)).statusCode).toBe(429)
    expect((await signIn(person.username, { cookie })).statusCode).toBe(201)
    // A cookie that has not signed in to this account gives no tries of its own.
    const foreign = cookieOf(await signIn((await makePerson(server)).username))
    expect((await signIn(person.username, { cookie: foreign })).statusCode).toBe(429)

    await app.inject({ method: 'POST', url: '/auth/forgot_password', payload: { email: person.email } })
    const { link = '' } = await outbox.waitFor(person.email)
    const password = 'quiet-harbour-91-lemon'
    const reset = await app.inject({
      method: 'POST',
      url: '/auth/reset_password',
      payload: { token: new URL(link).searchParams.get('token'), password },
      headers: { 'user-agent': agents.iphone, 'x-forwarded-for': '10.4.5.5' },
    })
    await useUpTries(person.username)
    const back = await signIn(person.username, { cookie: cookieOf(reset), password, address: '10.4.5.5' })
    expect(back.statusCode).toBe(201)
  })
})
