import { expect, test } from 'vitest'
import { rememberedPath } from './remembered-path.ts'

test.each(['/claims', '/claims/submit-claim?draft=1', '/account/profile#data'])(
  '%s is gone back to',
  (from) => {
    expect(rememberedPath({ from })).toBe(from)
  },
)

test.each([
  'https://evil.example/claims',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'claims',
  '',
  '/login',
  '/signup?x=1',
  42,
  null,
])('%j leads home instead', (from) => {
  expect(rememberedPath({ from })).toBe('/')
})

test.each([null, undefined, 'x', {}])('navigation state %j leads home', (state) => {
  expect(rememberedPath(state)).toBe('/')
})
