import { expect, test } from 'vitest'
import { makeApp } from '../testing/make-app.ts'

const plain = await makeApp({ PUBLIC_URL: 'https://recourse.example', TRUST_PROXY: '' })
const withToken = await makeApp({
  METRICS_TOKEN: 'metrics-token',
  SECURITY_CONTACT: 'mailto:security@recourse.example',
})

test('counters are for this machine alone where there is no token', async () => {
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await plain.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  expect(await ask('127.0.0.1')).toBe(200)
  expect(await ask('10.0.0.7')).toBe(404)
  expect(await ask('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  // A proxy on this machine that TRUST_PROXY does not name.
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await ask('127.0.0.1', { forwarded: 'for=203.0.113.7' })).toBe(404)
})

test('counters are for whoever has the token where there is one', async () => {
  const ask = async (authorization?: string) =>
    (await withToken.app.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) }))
      .statusCode
  expect(await ask('Bearer metrics-token')).toBe(200)
  expect(await ask('Bearer metrics-tokem')).toBe(404)
  expect(await ask()).toBe(404)
})

test('security.txt names a contact and a day within the year on which it ends', async () => {
  const answer = await plain.app.inject({ url: '/.well-known/security.txt' })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toMatch(
    /^Contact: https:\/\/recourse\.example\/contact\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/,
  )
  expect(answer.body).toContain('Canonical: https://recourse.example/.well-known/security.txt\n')
  const expires = Date.parse(/Expires: (\S+)/.exec(answer.body)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
  const own = await withToken.app.inject({ url: '/.well-known/security.txt' })
  expect(own.body).toContain('Contact: mailto:security@recourse.example\n')
})

test('a page that broke in a browser gets a number, by which the log tells of it and of nothing else', async () => {
  const report = (page: string) =>
    plain.app.inject({ method: 'POST', url: '/api/v1/broken_pages', payload: { page } })
  const answer = await report('/account/profile')
  const { reference } = answer.json<{ reference: string }>()
  expect(reference).toMatch(/^[0-9a-f]{12}$/)
  const line = plain
    .logged()
    .split('\n')
    .find((text) => text.includes('a page broke'))
  expect(line).toContain(reference)
  expect(line).toContain('"page":"/account/profile"')
  expect((await report('/claims?name=Maria')).statusCode).toBe(422)
})
