import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayFromNumber,
  dayNumber,
  daysBetween,
  earliest,
  isDay,
  latest,
  weekday,
} from './day.ts'
import { longDay, weekdayName } from './long-day.ts'

const anyDay = fc.integer({ min: 400, max: 80_000 }).map(dayFromNumber)

test('only days that exist are days', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isDay)).toBe(true)
  const none = [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '',
    '20260101',
    '2026-01-01T00:00',
    '0026-01-01',
  ]
  expect(none.filter(isDay)).toEqual([])
})

test('arithmetic on something that is no day is refused', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
})

test('a day turned into its number and back is the same day', () => {
  fc.assert(fc.property(anyDay, (day) => dayFromNumber(dayNumber(day)) === day && isDay(day)))
})

test('adding days and taking them away comes back to the start', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

test('weekdays are those of the calendar', () => {
  expect(weekday('2026-11-15')).toBe(0)
  expect(weekdayName('2026-11-20')).toBe('Friday')
  expect(weekday('2028-02-29')).toBe(2)
  expect(longDay('2026-11-05')).toBe('November 5, 2026')
})

describe('months', () => {
  const cases: [from: string, count: number, clamp: string, spill: string][] = [
    ['2026-10-30', 4, '2027-02-28', '2027-03-01'],
    ['2026-10-28', 4, '2027-02-28', '2027-02-28'],
    ['2027-10-31', 4, '2028-02-29', '2028-03-01'],
    ['2026-08-31', 6, '2027-02-28', '2027-03-01'],
    ['2026-09-16', 4, '2027-01-16', '2027-01-16'],
    ['2026-12-31', 12, '2027-12-31', '2027-12-31'],
  ]
  test.each(cases)('%s and %i months', (from, count, clamp, spill) => {
    expect(addMonths(from, count)).toBe(clamp)
    expect(addMonths(from, count, 'spill')).toBe(spill)
  })

  test('a later start never ends earlier', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom('clamp', 'spill'),
        (day, more, missing) => {
          expect(addMonths(addDays(day, more), 4, missing) >= addMonths(day, 4, missing)).toBe(true)
        },
      ),
    )
  })
})

test('the earliest and the latest of some days are found', () => {
  expect(earliest('2026-05-02', '2025-12-31', '2026-05-01')).toBe('2025-12-31')
  expect(latest('2026-05-02', '2025-12-31')).toBe('2026-05-02')
})
