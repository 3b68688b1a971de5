import { addDays, type Day, weekday } from './day.ts'
import { findFederalHoliday } from './federal-holidays.ts'

/** Monday to Friday, and no federal holiday. */
export function isBusinessDay(day: Day): boolean {
  const inWeek = weekday(day) !== 0 && weekday(day) !== 6
  return inWeek && findFederalHoliday(day) === undefined
}

/** The day itself when it is a business day, else the last one before it. */
export function businessDayOnOrBefore(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayOnOrBefore(addDays(day, -1))
}

/** The day itself when it is a business day, else the first one after it. */
export function businessDayOnOrAfter(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayOnOrAfter(addDays(day, 1))
}

/** The first business day after the start is number 1. */
export function addBusinessDays(day: Day, count: number): Day {
  let current = day
  for (let left = count; left > 0; left -= 1) current = businessDayOnOrAfter(addDays(current, 1))
  return current
}
