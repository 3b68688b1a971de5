import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { makeApp } from '../../testing/make-app.ts'
import { goodPassword, makePerson, uniqueName } from '../../testing/people.ts'

const server = await makeApp({ PUBLIC_URL: 'https://recourse.example' })
const { app, auth, outbox, passTime } = server

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
const forgot = (email: string) => post('/auth/forgot_password', { email })
const reset = (token: string, password: string) => post('/auth/reset_password', { token, password })
const newPassword = 'velvet harbor walnut 17'

async function linkFor(person: { email: string }, count = 1): Promise<string> {
  expect((await forgot(person.email)).statusCode).toBe(201)
  const { link = '' } = await outbox.waitFor(person.email, count)
  expect(link).toMatch(/^https:\/\/recourse\.example\/reset-password\?token=[\w-]{43}$/)
  return new URL(link).searchParams.get('token') ?? ''
}

describe('a forgotten password', () => {
  test('the mailed link sets a new one, ends every session and tells the owner', async () => {
    const person = await makePerson(server)
    const token = await linkFor(person)
    expect((await reset(token, newPassword)).statusCode).toBe(201)
    expect((await person.call('GET', '/api/v1/users/me')).statusCode).toBe(401)
    const signIn = (password: string) => post('/auth/token', { username: person.username, password })
    expect((await signIn(goodPassword)).statusCode).toBe(400)
    expect((await signIn(newPassword)).statusCode).toBe(201)
    expect((await outbox.waitFor(person.email, 2)).subject).toBe('Your password was changed')
  })

  test('the answer is the same for an address without an account', async () => {
    const person = await makePerson(server)
    const known = await forgot(person.email)
    const unknown = await forgot(`${uniqueName()}@example.com`)
    expect(known.json().detail).toBe(
      'If an account uses that address, a link is on its way. It works once, for 30 minutes.',
    )
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
  })

  test('the link works once', async () => {
    const token = await linkFor(await makePerson(server))
    expect((await reset(token, newPassword)).statusCode).toBe(201)
    const again = await reset(token, newPassword)
    expect(again.statusCode).toBe(400)
    expect(again.json().detail).toBe('This link has expired. Ask for a new one. It takes a minute.')
  })

  test('two uses at the same moment make one change', async () => {
    const token = await linkFor(await makePerson(server))
    const answers = await Promise.all([reset(token, newPassword), reset(token, newPassword)])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 400])
  })

  test('the link is dead after 30 minutes', async () => {
    const token = await linkFor(await makePerson(server))
    passTime(minutes(30) + 1)
    expect((await reset(token, newPassword)).statusCode).toBe(400)
  })

  test('a weak new password leaves the link alive', async () => {
    const token = await linkFor(await makePerson(server))
    expect((await reset(token, 'aaaaaaaaaaaaaa')).statusCode).toBe(422)
    expect((await reset(token, newPassword)).statusCode).toBe(201)
  })

  test('opening the link also verifies the address', async () => {
    const person = await makePerson(server, { verified: false })
    expect((await reset(await linkFor(person), newPassword)).statusCode).toBe(201)
    expect((await post('/auth/token', { username: person.username, password: newPassword })).statusCode).toBe(
      201,
    )
  })

  test('an invalid address gets one sentence', async () => {
    expect((await forgot('sam')).json().detail).toBe('Please enter a valid email address.')
  })

  test('five links an hour per address of mail', async () => {
    const email = `${uniqueName()}@example.com`
    for (let asked = 0; asked < 5; asked++) expect((await forgot(email)).statusCode).toBe(201)
    expect((await forgot(email.toUpperCase())).statusCode).toBe(429)
  })

  test('tokens that were never made are refused', async () => {
    expect((await reset('x'.repeat(43), newPassword)).statusCode).toBe(400)
    expect((await reset('', newPassword)).statusCode).toBe(422)
    expect(auth.publicUrl).toBe('https://recourse.example')
  })
})
