import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@recourse/contract/endpoint'
import { strict } from '@recourse/contract/text'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFiles } from '../files/files.ts'
import { busy } from './app-error.ts'
import { buildServer } from './build-server.ts'
import { registerHealth } from './health.ts'
import { registerRoutes } from './register-routes.ts'
import { route } from './route.ts'

const sample = endpoint({
  method: 'POST',
  path: '/api/v1/sample',
  access: 'public',
  summary: 'Echoes what it was given.',
  body: strict({
    name: z.optional(z.string()),
    urgent: z.optional(z.boolean()),
    age: z.optional(z.int('Age must be an integer.')),
    uids: z.optional(z.array(z.string())),
  }),
  reply: z.object({ body: z.unknown() }),
})
const fails = endpoint({
  method: 'GET',
  path: '/api/v1/fails',
  access: 'public',
  summary: 'Fails in one of several ways.',
  query: z.object({ how: z.string() }),
  reply: z.object({ promised: z.string() }),
})
const guarded = endpoint({
  method: 'POST',
  path: '/api/v1/guarded',
  access: 'staff',
  summary: 'For staff.',
  body: strict({ name: z.string() }),
  reply: z.object({}),
})

const dataDir = await mkdtemp(join(tmpdir(), 'recourse-http-'))
const app = await buildServer({
  log: pino({ level: 'silent' }),
  publicUrl: 'https://recourse.example',
  trustProxy: [],
})
registerRoutes(
  app,
  [
    route(sample, async ({ body }) => ({ body })),
    route(fails, async ({ query }) => {
      if (query.how === 'busy') throw busy(7)
      if (query.how === 'more') return { promised: 'yes', staff_only: 'secret' }
      throw new Error('the secret reason')
    }),
    route(guarded, async () => ({})),
  ],
  {
    authenticate: async () => null,
    countRequest: async () => {},
    uploads: {
      files: createFiles({ config: { s3: null, dataDir }, keys: [randomBytes(32)] }),
      maxBytes: 1000,
    },
  },
)
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

function multipart(...fields: [string, string][]) {
  const body = `${fields
    .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--b--\r\n`
  return app.inject({
    method: 'POST',
    url: '/api/v1/sample',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: body,
  })
}

describe('what comes in', () => {
  test('multipart text becomes what the field is: true, false, digits, a list', async () => {
    const fields: [string, string][] = [
      ['name', 'Sam'],
      ['urgent', 'true'],
      ['age', '58'],
      ['uids', 'a'],
      ['uids', 'b'],
    ]
    expect((await multipart(...fields)).json().body).toEqual({
      name: 'Sam',
      urgent: true,
      age: 58,
      uids: ['a', 'b'],
    })
  })

  test('an empty multipart field is absent', async () => {
    expect((await multipart(['name', ''], ['age', ''])).json().body).toEqual({})
  })

  test.each(['yes', 'TRUE', '1', 'on'])('the multipart boolean %j is refused', async (value) => {
    const answer = await multipart(['urgent', value])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual({ urgent: 'Please send true or false.' })
  })

  test.each(['5.5', 'five', '0x10', '1e3', ' 5'])('the multipart integer %j is refused', async (value) => {
    expect((await multipart(['age', value])).json().detail).toBe('Age must be an integer.')
  })

  test('a field that is sent twice, or that nobody knows, is named', async () => {
    expect((await multipart(['name', 'a'], ['name', 'b'])).json().fields).toEqual({
      name: 'This field was sent twice.',
    })
    expect((await multipart(['__proto__', 'a'])).statusCode).toBe(422)
    expect((await multipart(['is_staff', 'true'])).json().detail).toBe('Unknown field: is_staff.')
  })

  test('a file where none is taken is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/sample',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload:
        '--b\r\ncontent-disposition: form-data; name="doc"; filename="a.txt"\r\n\r\nhello\r\n--b--\r\n',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('This request takes no files.')
  })

  test.each([
    ['application/json', '{"name":', 422, 'The request body is not valid JSON.'],
    ['application/json', '', 422, 'The request body is empty.'],
    ['application/json', '[]', 422, 'Please check what you entered.'],
    ['application/json', '{"__proto__":{"a":1}}', 422, 'The request body is not valid JSON.'],
    ['text/plain', 'name=sam', 415, 'Please send JSON or multipart form data.'],
    ['application/x-www-form-urlencoded', 'name=sam', 415, 'Please send JSON or multipart form data.'],
    ['multipart/form-data', 'x', 422, 'The form data could not be read.'],
    ['application/json', JSON.stringify({ name: 'x'.repeat(300_000) }), 413, 'The request is too large.'],
  ])('a body of type %s is answered with its own sentence (%#)', async (type, payload, status, detail) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/sample',
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().detail).toBe(detail)
  })

  test('a multipart body that is cut short does not hang and is no server error', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/sample',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nSa',
    })
    expect(answer.statusCode).toBe(422)
  })

  test('whoever is not signed in is told so before the body is looked at', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/guarded',
      headers: { 'content-type': 'application/json' },
      payload: '{"broken',
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('what goes out', () => {
  test('fields that were not promised fall away', async () => {
    expect((await app.inject({ url: '/api/v1/fails?how=more' })).json()).toEqual({ promised: 'yes' })
  })

  test('an unexpected error says nothing about itself', async () => {
    const answer = await app.inject({ url: '/api/v1/fails?how=secretly' })
    expect(answer.statusCode).toBe(500)
    const reference = String(answer.headers['x-request-id']).slice(-12)
    expect(answer.json()).toEqual({ detail: 'Internal server error', reference })
    expect(answer.body).not.toContain('reason')
  })

  test('503 says when to come back', async () => {
    const answer = await app.inject({ url: '/api/v1/fails?how=busy' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('7')
  })

  test('an unknown address or method is 404 JSON', async () => {
    for (const [method, url] of [
      ['GET', '/api/v1/nothing'],
      ['DELETE', '/api/v1/sample'],
      ['GET', '/auth/x'],
    ] as const) {
      const answer = await app.inject({ method, url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().detail).toMatch(/\.$/)
    }
  })

  test('every answer has a request id of ours, no-store and the security headers', async () => {
    const answers = [
      await app.inject({ url: '/api/v1/fails?how=more', headers: { 'x-request-id': 'mine' } }),
      await app.inject({ url: '/api/v1/nothing' }),
      await app.inject({ url: '/api/v1/%ZZ' }),
    ]
    const ids = answers.map((answer) => answer.headers['x-request-id'])
    expect(new Set(ids).size).toBe(3)
    for (const { headers } of answers) {
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
      expect(headers['referrer-policy']).toBe('no-referrer')
    }
  })
})

describe('health', () => {
  test('ready is said only while it is true, and says when to ask again', async () => {
    const probe = await buildServer({
      log: pino({ level: 'silent' }),
      publicUrl: 'http://localhost',
      trustProxy: [],
    })
    let answer: () => Promise<boolean> = async () => true
    registerHealth(probe, () => answer())
    expect((await probe.inject('/healthz')).statusCode).toBe(200)
    expect((await probe.inject('/readyz')).statusCode).toBe(200)
    for (answer of [async () => false, () => Promise.reject(new Error('the database is away'))]) {
      const refused = await probe.inject('/readyz')
      expect(refused.statusCode).toBe(503)
      expect(refused.headers['retry-after']).toBe('2')
    }
    expect((await probe.inject('/healthz')).statusCode).toBe(200)
    await probe.close()
  })
})

describe('limits of patience', () => {
  test('every limit that Fastify and Node leave open is set', async () => {
    const { server } = app
    expect(server.requestTimeout).toBeGreaterThan(0)
    expect(server.headersTimeout).toBeGreaterThan(0)
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
    expect(server.timeout).toBeGreaterThan(0)
    expect(server.keepAliveTimeout).toBeGreaterThan(0)
    expect(app.initialConfig.bodyLimit).toBe(262_144)
  })

  test('headers larger than 16 KiB are refused', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`)
      })
      let text = ''
      socket.on('data', (chunk) => {
        text += String(chunk)
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })
})
