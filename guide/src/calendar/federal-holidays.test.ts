import { expect, test } from 'vitest'
import {
  addBusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  isBusinessDay,
} from './business-days.ts'
import { findFederalHoliday, listFederalHolidays } from './federal-holidays.ts'

/** As the Office of Personnel Management lists them. */
const observed: Record<number, string[]> = {
  2026: [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ],
  2027: [
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
    '2027-12-24',
  ],
}

test.each([2026, 2027])('the eleven holidays of %i are observed on the official days', (year) => {
  expect(listFederalHolidays(year).map((holiday) => holiday.observed)).toEqual(observed[year])
})

test('1 January on a Saturday closes offices on the last day of the year before', () => {
  expect(findFederalHoliday('2027-12-31')?.name).toBe("New Year's Day")
  expect(isBusinessDay('2027-12-31')).toBe(false)
})

test('a holiday on a Saturday makes the Friday before it no business day', () => {
  expect(isBusinessDay('2026-07-03')).toBe(false)
  expect(businessDayOnOrBefore('2026-07-05')).toBe('2026-07-02')
  expect(businessDayOnOrAfter('2026-07-03')).toBe('2026-07-06')
})

test('business days skip weekends and holidays', () => {
  expect(addBusinessDays('2026-11-24', 3)).toBe('2026-11-30')
  expect(addBusinessDays('2026-11-24', 0)).toBe('2026-11-24')
})
