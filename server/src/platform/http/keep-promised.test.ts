import { endpoints } from '@recourse/contract/endpoints'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keepPromised } from './keep-promised.ts'

const schema = z.object({
  uid: z.string(),
  size: z.nullable(z.int()),
  note: z.optional(z.string()),
  status: z.enum(['open', 'closed']),
  docs: z.array(z.object({ name: z.string() })),
})
const good = { uid: 'a', size: null, status: 'open', docs: [{ name: 'letter' }] }

test('keeps what is promised and drops the rest, at every depth', () => {
  const answer = { ...good, secret: 1, docs: [{ name: 'letter', storage_key: 'x' }] }
  expect(keepPromised(schema)(answer)).toEqual(good)
})

test.each([
  ['a missing part', { ...good, uid: undefined }],
  ['another type', { ...good, size: '5' }],
  ['an unknown word', { ...good, status: 'lost' }],
  ['no list', { ...good, docs: {} }],
  ['nothing', null],
])('refuses %s', (_, answer) => {
  expect(() => keepPromised(schema)(answer)).toThrow('not as promised')
})

test('knows the answers of all endpoints', () => {
  for (const endpoint of Object.values(endpoints)) expect(keepPromised(endpoint.reply)).toBeTypeOf('function')
})
