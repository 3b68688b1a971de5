import { expect, test } from 'vitest'
import { waitedWords } from './waited-words.ts'

test.each([
  ['2026-11-15T11:30:00.000Z', 'under an hour'],
  ['2026-11-15T11:00:00.000Z', '1 hour'],
  ['2026-11-14T12:00:01.000Z', '23 hours'],
  ['2026-11-14T12:00:00.000Z', '1 day'],
  ['2026-11-06T08:00:00.000Z', '9 days'],
  ['2026-11-15T12:00:30.000Z', 'under an hour'],
])('a claim that came at %s has waited %s at noon', (since, words) => {
  expect(waitedWords(since, new Date('2026-11-15T12:00:00.000Z'))).toBe(words)
})
