import { expect, test } from 'vitest'
import { durationWords } from './duration-words.ts'

test.each([
  [1, '1 minute'],
  [110, '110 minutes'],
  [120, '2 hours'],
  [150, '2.5 hours'],
  [1_400, '23 hours'],
  [1_440, '1 day'],
  [1_900, '1.3 days'],
  [22_000, '15 days'],
])('%i minutes are %s', (minutes, words) => {
  const { number, unit } = durationWords(minutes)
  expect(`${number} ${unit}`).toBe(words)
})
