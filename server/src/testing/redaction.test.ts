import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { makeApp } from './make-app.ts'
import { parseMail } from './outbox.ts'
import { goodPassword, makePerson, uniqueName } from './people.ts'

/** A real mail server, so that this is the way production logs. */
const received: Buffer[] = []
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push(Buffer.concat(chunks))
      done()
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
const { port } = smtp.server.address() as { port: number }
const server = await makeApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
const { app } = server

test('after a whole journey the log holds no token, password, code, name, address or query string', async () => {
  const username = uniqueName('canary')
  const secrets = {
    firstname: 'Canaryfirst',
    lastname: 'Canarylast',
    email: `${username}@canary.example`,
    password: 'canary password with words 81',
  }
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers })
  const put = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'PUT', url, payload, headers })

  expect((await post('/auth/signup', { username, ...secrets })).statusCode).toBe(201)
  expect((await post('/auth/token', { username, password: 'canary wrong password' })).statusCode).toBe(400)
  expect((await put('/auth/generate_verification_code', { username })).statusCode).toBe(200)
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1)
  const { code = '' } = await parseMail(received[0] ?? Buffer.of())
  expect(code).toMatch(/^\d{6}$/)
  expect((await put('/auth/verify_email', { username, verification_code: code })).statusCode).toBe(200)
  const { access_token } = (await post('/auth/token', { username, password: secrets.password })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const profile = {
    first_name: 'Canaryfirst',
    last_name: 'Canarylast',
    age: 58,
    phone: '999-canary',
    city: 'Canarycity',
  }
  const saved = await put('/api/v1/users/edit_user', { ...profile, region_name: 'Guam' }, headers)
  expect(saved.statusCode).toBe(200)
  await app.inject({ url: `/api/v1/users/me?user_token=${access_token}&claim_uid=canaryclaim`, headers })
  await app.inject({ url: `/api/v1/chat?user_token=${access_token}&claim_uid=canaryclaim` })
  await app.inject({ url: '/api/v1/users/me', headers: { authorization: 'Bearer canary.bad.token' } })
  await post('/auth/logout', {}, headers)

  const log = server.logged()
  expect(log).toContain('/auth/token')
  for (const secret of [
    ...Object.values(secrets),
    ...Object.values(profile)
      .map(String)
      .filter((value) => value.length > 2),
    username,
    code,
    access_token,
    access_token.split('.')[2],
    'canary',
    'user_token',
    'Bearer',
  ]) {
    expect(log.toLowerCase(), `the log holds "${secret}"`).not.toContain(String(secret).toLowerCase())
  }
})

test('sign-ins, good and bad, and whatever was refused stand in the log, by route and status', async () => {
  const person = await makePerson(server)
  const signIn = (password: string) =>
    app.inject({ method: 'POST', url: '/auth/token', payload: { username: person.username, password } })
  const good = await signIn(goodPassword)
  const bad = await signIn('not the password of anyone')
  const headers = { authorization: `Bearer ${good.json().access_token}` }
  const forbidden = await app.inject({ url: '/api/v1/admin/claims', headers })
  const stranger = await app.inject({ url: '/api/v1/claims' })
  const forged = { authorization: `${headers.authorization.slice(0, -4)}AAAA` }
  const tampered = await app.inject({ url: '/api/v1/claims', headers: forged })
  const malformed = await app.inject({
    method: 'POST',
    url: '/api/v1/messages',
    headers,
    payload: { seq: {} },
  })

  const lines = server
    .logged()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const lineOf = (answer: { headers: Record<string, unknown> }) =>
    lines.find(({ reqId }) => reqId === answer.headers['x-request-id'])
  expect([good, bad, forbidden, stranger, tampered, malformed].map(lineOf)).toMatchObject([
    { route: '/auth/token', status: 201 },
    { route: '/auth/token', status: 400 },
    { route: '/api/v1/admin/claims', status: 403 },
    { route: '/api/v1/claims', status: 401 },
    { route: '/api/v1/claims', status: 401 },
    { route: '/api/v1/messages', status: 422 },
  ])
})

test('an unexpected database error is logged by its code, without the values it quotes', async () => {
  const { describeError } = await import('../platform/describe-error.ts')
  const failure = await server.parts.database.orm
    .execute("SELECT 'canary value'::uuid")
    .then(() => null)
    .catch((error: unknown) => error)
  const described = JSON.stringify(describeError(failure))
  expect(described).toContain('22P02')
  expect(described).not.toContain('canary value')
})
