import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { makeApp } from '../../testing/make-app.ts'
import { makePerson } from '../../testing/people.ts'

const behindProxy = await makeApp()
const inFront = await makeApp({ TRUST_PROXY: '10.1.2.3', METRICS_TOKEN: 'a token for the metrics' })
const { port } = new URL(await inFront.app.listen({ port: 0, host: '127.0.0.1' }))

async function raw(request: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1')
  socket.end(request)
  return text(socket)
}

describe('what stands around a request', () => {
  test('a forwarded address counts from a proxy that is trusted, and from nobody else', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' }
    const limit = async (server: typeof inFront, headers: Record<string, string>) => {
      const body = { username: 'someone', password: 'not this one' }
      const address = '203.0.113.7'
      for (let n = 0; n < 100; n += 1) await server.auth.rateLimits.take('sign_in_by_address', address)
      return server.app.inject({ method: 'POST', url: '/auth/token', payload: body, headers })
    }
    expect((await limit(behindProxy, from)).statusCode).toBe(429)
    expect((await limit(inFront, from)).statusCode).toBe(400)
  })

  test('a message with two lengths is refused, and the bytes behind it are not taken for another', async () => {
    const smuggled = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'
    const body = `0\r\n\r\n${smuggled}`
    const answer = await raw(
      `POST /auth/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\ntransfer-encoding: chunked\r\n\r\n${body}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1)
  })

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS'])('the method %s does nothing', async (method) => {
    const answer = await raw(
      `${method} /api/v1/users/me HTTP/1.1\r\nhost: x\r\nx-secret: echoed\r\nconnection: close\r\n\r\n`,
    )
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
    expect(answer).not.toContain('echoed')
  })

  test('no answer lets another origin read it', async () => {
    const { token } = await makePerson(inFront)
    for (const url of ['/api/v1/users/me', '/api/v1/resources/regions', '/auth/token', '/healthz']) {
      const { headers } = await inFront.app.inject({
        url,
        headers: { origin: 'https://evil.example', authorization: `Bearer ${token}` },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  test('metrics are for those who have the token; without one, for this machine alone', async () => {
    const ask = (server: typeof inFront, options: object) =>
      server.app.inject({ url: '/metrics', ...options }).then(({ statusCode }) => statusCode)
    const authorization = 'Bearer a token for the metrics'
    expect(await ask(inFront, {})).toBe(404)
    expect(await ask(inFront, { headers: { authorization: 'Bearer another token for them' } })).toBe(404)
    expect(await ask(inFront, { headers: { authorization } })).toBe(200)
    expect(await ask(behindProxy, { headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe(404)
    expect(await ask(behindProxy, {})).toBe(200)
  })

  test('reading changes nothing: no endpoint that writes answers GET', async () => {
    const { token } = await makePerson(inFront)
    for (const url of ['/auth/logout', '/auth/keep_alive', '/api/v1/mark_claim_resolved', '/auth/signup']) {
      const answer = await inFront.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect(answer.statusCode, url).toBe(404)
    }
  })
})
