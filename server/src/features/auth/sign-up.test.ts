import { describe, expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { goodPassword, makePerson, uniqueName } from '../../testing/people.ts'
import * as store from './store.ts'

const server = await makeApp()
const { app, auth, outbox } = server

let lastAddress = 0
const freshAddress = () => `10.2.${++lastAddress >> 8}.${lastAddress & 255}`

function form(change: Partial<Record<string, string>> = {}) {
  const username = uniqueName('new')
  return {
    username,
    firstname: 'Maria',
    lastname: 'Delgado',
    email: `${username}@example.com`,
    password: goodPassword,
    ...change,
  }
}

function signUp(payload: object, address = freshAddress()) {
  return app.inject({ method: 'POST', url: '/auth/signup', payload, headers: { 'x-forwarded-for': address } })
}

describe('signing up', () => {
  test('opens an account that is not verified yet and sends no mail by itself', async () => {
    const sent = form()
    const answer = await signUp(sent)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ username: sent.username })
    const person = await store.findByUsername(auth.orm, sent.username)
    expect(person).toMatchObject({
      first_name: 'Maria',
      last_name: 'Delgado',
      verified_at: null,
      is_staff: false,
    })
    expect(person?.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
    expect(await outbox.to(sent.email)).toEqual([])
  })

  test('takes a password of 128 characters, whole: another last letter does not sign in', async () => {
    const password = 'a long sentence of words that nobody else would say, '.repeat(3).slice(0, 127)
    const sent = form({ password: `${password}x` })
    expect((await signUp(sent)).statusCode).toBe(201)
    const person = await store.findByUsername(auth.orm, sent.username)
    expect(await auth.hasher.verify(person?.password_hash ?? null, `${password}x`)).toBe(true)
    expect(await auth.hasher.verify(person?.password_hash ?? null, `${password}y`)).toBe(false)
  })

  test('takes the form as multipart too', async () => {
    const sent = form()
    const data = new FormData()
    for (const [name, value] of Object.entries(sent)) data.set(name, value)
    const request = new Request('http://localhost', { method: 'POST', body: data })
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/signup',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(answer.statusCode).toBe(201)
  })

  test('says every missing field in the order of the specification', async () => {
    const answer = await signUp({})
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('Username was not provided')
    expect(Object.values(answer.json().fields)).toEqual([
      'Username was not provided',
      'First name was not provided',
      'Last name was not provided',
      'Email was not provided',
      'Password was not provided',
    ])
  })

  test.each([
    'sam',
    'sam@',
    '@example.com',
    'sam@example',
    'sam example@example.com',
    'sam@example..com',
    'a@b@c.de',
  ])('an address like %j is refused with one sentence', async (email) => {
    expect((await signUp(form({ email }))).json().detail).toBe('Please enter a valid email address.')
  })

  test.each([
    ['short-one-1', 'Please use 12 characters or more.'],
    ['x'.repeat(129), 'Please use at most 128 characters.'],
    ['password1234', 'That password is too easy to guess. Try four plain words, or a longer sentence.'],
    ['Maria Delgado', 'That password is too easy to guess. Try four plain words, or a longer sentence.'],
  ])('the password %j is refused: %s', async (password, sentence) => {
    const answer = await signUp(form({ password }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ detail: sentence, fields: { password: sentence } })
  })

  test('a long plain sentence with spaces is a fine password', async () => {
    expect((await signUp(form({ password: ' correct horse battery staple ' }))).statusCode).toBe(201)
  })

  test('a username that is taken, in any case, is a conflict at its field', async () => {
    const { username } = await makePerson(server)
    const answer = await signUp(form({ username: username.toUpperCase() }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().fields.username).toBe('That username is taken. Please choose another one.')
  })

  test('an email that is taken, in any case, gets the same answer; its owner gets a mail', async () => {
    const owner = await makePerson(server)
    const sent = form({ email: owner.email.toUpperCase() })
    const answer = await signUp(sent)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ username: sent.username })
    const mail = await outbox.waitFor(owner.email)
    expect(mail.subject).toBe('You already have an account')
    expect(mail.text).toContain(owner.username)
    expect(await store.findByUsername(auth.orm, sent.username)).toBeUndefined()
  })

  test('two at once with the same username make one account', async () => {
    const username = uniqueName('twin')
    const answers = await Promise.all(
      [1, 2].map((n) => signUp(form({ username, email: `${username}${n}@example.com` }))),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
  })

  test('text that cannot be stored is refused, not lost and not a server error', async () => {
    for (const firstname of ['Ma\u0000ria', 'Ma\ud800ria']) {
      const answer = await signUp(form({ firstname }))
      expect(answer.statusCode).toBe(422)
      expect(answer.json().fields.firstname).toBe('Please remove the characters that are not text.')
    }
  })

  test('one address may open 30 accounts an hour', async () => {
    const address = freshAddress()
    for (let count = 0; count < 30; count++) await auth.rateLimits.take('sign_up_by_address', address)
    const answer = await signUp(form(), address)
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBeDefined()
  })
})
