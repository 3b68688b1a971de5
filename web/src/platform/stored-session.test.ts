import { expect, test } from 'vitest'
import { findTokenPayload, parseSession, signedOut } from './stored-session.ts'
import { makeToken } from './testing/make-token.ts'

const token = makeToken({ sub: 'person-1', scopes: ['authenticated', 'staff'], username: 'maria' })

test('a stored token and its scopes read as a session', () => {
  expect(parseSession(token, 'authenticated,staff')).toEqual({
    isSignedIn: true,
    token,
    scopes: ['authenticated', 'staff'],
    subject: 'person-1',
    username: 'maria',
  })
})

test('names outside ASCII in a token are read rightly', () => {
  expect(findTokenPayload(makeToken({ sub: 'Zoë', scopes: ['superuser'] }))).toEqual({
    subject: 'Zoë',
    username: '',
    scopes: ['superuser'],
  })
})

test.each([
  ['nothing', null, null],
  ['a token without scopes', token, null],
  ['scopes without a token', null, 'authenticated'],
  ['an empty list of scopes', token, ''],
  ['scopes of another app', token, 'read:things,write:things'],
  ['a token that is no token', 'hello', 'authenticated'],
  ['a payload that is no base64', 'a.%%%.c', 'authenticated'],
  ['a payload that is no JSON', `a.${btoa('hello')}.c`, 'authenticated'],
  ['a payload that is null', makeToken(null), 'authenticated'],
  ['a payload without scopes', makeToken({ sub: 'x' }), 'authenticated'],
  ['scopes that are no list', makeToken({ scopes: 'authenticated' }), 'authenticated'],
  ['scopes nobody knows', makeToken({ scopes: ['admin'] }), 'authenticated'],
])('%s counts as signed out', (_, storedToken, storedScopes) => {
  expect(parseSession(storedToken, storedScopes)).toBe(signedOut)
})
