import { expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { createViewMemory } from './view-memory.ts'

test('a page that is read again is one view for ten minutes; another page, or another session, is a new one', () => {
  let now = 0
  const isNew = createViewMemory(() => new Date(now))
  expect(isNew('a', 'page 1')).toBe(true)
  expect(isNew('a', 'page 1')).toBe(false)
  expect(isNew('b', 'page 1')).toBe(true)
  expect(isNew('a', 'page 2')).toBe(true)
  expect(isNew('a', 'page 1')).toBe(true)
  now = minutes(10)
  expect(isNew('a', 'page 1')).toBe(true)
})
