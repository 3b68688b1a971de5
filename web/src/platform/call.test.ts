import { getProfile, listRegions } from '@recourse/contract/account'
import { signIn, signOut } from '@recourse/contract/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { isWorthRetrying } from './query-client.ts'
import { currentSession, endSession, startSession } from './session.ts'
import { answerCalls } from './testing/answer-calls.ts'
import { makeToken } from './testing/make-token.ts'

const credentials = { username: 'maria', password: 'marigold-river-22' }
const regions = [{ uid: '1', name: 'Ohio' }]

beforeEach(() => endSession())
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

test('the token goes along to protected endpoints and nowhere else', async () => {
  const token = makeToken()
  startSession(token)
  const seen = answerCalls({
    'GET /api/v1/resources/regions': () => ({ json: regions }),
    'POST /auth/logout': () => ({ status: 201, json: { detail: 'Signed out.' } }),
  })
  await expect(call(listRegions)).resolves.toEqual(regions)
  await call(signOut)
  expect(seen.map(({ authorization }) => authorization)).toEqual([null, `Bearer ${token}`])
})

test('no answer at all is said in the words of the catalogue', async () => {
  answerCalls({})
  await expect(call(listRegions)).rejects.toMatchObject({
    status: 0,
    detail: 'Whoops, internal server error.',
  })
})

test('an answer that keeps no promise of the contract is a network error', async () => {
  answerCalls({ 'POST /auth/token': () => ({ status: 201, json: { welcome: true } }) })
  await expect(call(signIn, { body: credentials })).rejects.toMatchObject({ detail: 'Network error.' })
})

test('a refusal carries its sentence, its fields and when to try again', async () => {
  answerCalls({
    'POST /auth/token': () => ({
      status: 429,
      json: { detail: 'Too many tries.', fields: { username: 'Wait.' } },
      headers: { 'retry-after': '30' },
    }),
  })
  await expect(call(signIn, { body: credentials })).rejects.toMatchObject({
    status: 429,
    detail: 'Too many tries.',
    fields: { username: 'Wait.' },
    retryAfter: 30,
  })
})

test('a dead token ends the session', async () => {
  startSession(makeToken())
  answerCalls({ 'GET /api/v1/users/me': () => ({ status: 401, json: { detail: 'Please sign in.' } }) })
  await expect(call(getProfile)).rejects.toMatchObject({ status: 401 })
  expect(currentSession().isSignedIn).toBe(false)
})

test('a late refusal of an old token leaves the new session alone', async () => {
  startSession(makeToken({ sub: 'old', scopes: ['authenticated'] }))
  answerCalls({
    'GET /api/v1/users/me': () => {
      startSession(makeToken({ sub: 'new', scopes: ['authenticated'] }))
      return { status: 401, json: { detail: 'Please sign in.' } }
    },
  })
  await expect(call(getProfile)).rejects.toMatchObject({ status: 401 })
  expect(currentSession().subject).toBe('new')
})

test('a call that was taken back ends with its own reason', async () => {
  answerCalls({})
  const stop = AbortSignal.abort()
  await expect(call(listRegions, { signal: stop })).rejects.not.toHaveProperty('status')
})

test('only silence and server trouble are tried again, and not for ever', async () => {
  answerCalls({ 'GET /api/v1/resources/regions': () => ({ status: 404, json: { detail: 'No.' } }) })
  const refused = await call(listRegions).catch((error: unknown) => error)
  answerCalls({})
  const unreachable = await call(listRegions).catch((error: unknown) => error)
  expect([
    isWorthRetrying(0, refused),
    isWorthRetrying(0, unreachable),
    isWorthRetrying(2, unreachable),
  ]).toEqual([false, true, false])
})
