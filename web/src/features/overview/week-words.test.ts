import { expect, test } from 'vitest'
import { axisSteps, weekWords } from './week-words.ts'

test('a week is named by its Monday, whatever the time zone of the reader', () => {
  expect(weekWords('2026-11-09')).toBe('Nov 9')
})

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [19, [0, 5, 10, 15, 20]],
  [100, [0, 20, 40, 60, 80, 100]],
  [1234, [0, 500, 1000, 1500]],
])('an axis for %i claims has whole and round steps from zero', (most, steps) => {
  expect(axisSteps(most)).toEqual(steps)
})
