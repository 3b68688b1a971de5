import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { verification_codes } from '../../schema/people.ts'
import { makeApp } from '../../testing/make-app.ts'
import { goodPassword, makePerson, uniqueName } from '../../testing/people.ts'

const server = await makeApp()
const { app, auth, outbox, passTime } = server

const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, payload })
const askForCode = (username: string) => put('/auth/generate_verification_code', { username })
const verify = (username: string, verification_code: string) =>
  put('/auth/verify_email', { username, verification_code })

async function codeFor(person: { username: string; email: string }, count = 1): Promise<string> {
  expect((await askForCode(person.username)).statusCode).toBe(200)
  const { code } = await outbox.waitFor(person.email, count)
  if (!code) throw new Error('the mail has no code')
  return code
}

describe('verifying an email address', () => {
  test('the mailed code verifies, once, and then the account can sign in', async () => {
    const person = await makePerson(server, { verified: false })
    const code = await codeFor(person)
    expect(code).toMatch(/^\d{6}$/)
    const answer = await verify(person.username, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ verified: true, detail: null })
    const signIn = await app.inject({
      method: 'POST',
      url: '/auth/token',
      payload: { username: person.username, password: goodPassword },
    })
    expect(signIn.statusCode).toBe(201)
    expect((await verify(person.username, code)).statusCode).toBe(400)
  })

  test('the answer is the same for a name that does not exist', async () => {
    const person = await makePerson(server, { verified: false })
    const known = await askForCode(person.username)
    const unknown = await askForCode(uniqueName())
    expect(known.json()).toEqual({
      detail: 'New verification code generated.\n It is valid for 10 minutes.',
    })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
  })

  test('a wrong code is a 400 that says verified: false', async () => {
    const person = await makePerson(server, { verified: false })
    const code = await codeFor(person)
    const wrong = code === '000000' ? '000001' : '000000'
    const answer = await verify(person.username, wrong)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      verified: false,
      detail: 'That code is not right or has expired. Check it, or ask for a new one.',
    })
  })

  test('a code is valid for 10 minutes and no longer', async () => {
    const person = await makePerson(server, { verified: false })
    const code = await codeFor(person)
    passTime(minutes(10) + 1)
    expect((await verify(person.username, code)).statusCode).toBe(400)
  })

  test('only the newest code counts', async () => {
    const person = await makePerson(server, { verified: false })
    const first = await codeFor(person, 1)
    const second = await codeFor(person, 2)
    if (first !== second) expect((await verify(person.username, first)).statusCode).toBe(400)
    expect((await verify(person.username, second)).statusCode).toBe(200)
  })

  test('the sixth try within 10 minutes has to wait, even where no code or account exists', async () => {
    const username = uniqueName()
    for (let tries = 0; tries < 5; tries++) expect((await verify(username, '123456')).statusCode).toBe(400)
    const answer = await verify(username, '123456')
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBeDefined()
  })

  test('five codes in 10 minutes may be asked for, without a pause between them', async () => {
    const username = uniqueName()
    for (let asked = 0; asked < 5; asked++) expect((await askForCode(username)).statusCode).toBe(200)
    expect((await askForCode(username)).statusCode).toBe(429)
  })

  test('an empty code gets its sentence', async () => {
    const answer = await put('/auth/verify_email', { username: 'sam' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('Please supply a verification code.')
    expect((await verify('sam', '   ')).json().detail).toBe('Please supply a verification code.')
  })

  test('neither the code nor the address rests readable in the database', async () => {
    const person = await makePerson(server, { verified: false })
    const code = await codeFor(person)
    const rows = await auth.orm.select().from(verification_codes)
    expect(JSON.stringify(rows)).not.toContain(code)
    const jobs = await server.parts.database.pool.query(
      "SELECT data::text FROM pgboss.job WHERE name = 'mail'",
    )
    expect(jobs.rowCount).toBeGreaterThan(0)
    expect(JSON.stringify(jobs.rows)).not.toContain(person.email)
  })
})
