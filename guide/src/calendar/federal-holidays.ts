import { addDays, type Day, daysInMonth, makeDay, requireParts, weekday } from './day.ts'

/** The 11 legal public holidays, 5 USC 6103(a); Juneteenth since 2021. */
export type Holiday = { name: string; day: Day; observed: Day }

/** Holidays on a fixed date are observed on Friday when they fall on Saturday, on Monday when on Sunday. */
function observedOn(day: Day): Day {
  if (weekday(day) === 6) return addDays(day, -1)
  if (weekday(day) === 0) return addDays(day, 1)
  return day
}

function fixed(name: string, year: number, month: number, dayOfMonth: number): Holiday {
  const day = makeDay(year, month, dayOfMonth)
  return { name, day, observed: observedOn(day) }
}

/** The nth such weekday of a month; always on a working day, so observed where it falls. */
function nth(name: string, year: number, month: number, weekdayWanted: number, n: number): Holiday {
  const first = makeDay(year, month, 1)
  const offset = (weekdayWanted - weekday(first) + 7) % 7
  const day = addDays(first, offset + (n - 1) * 7)
  return { name, day, observed: day }
}

function lastMonday(name: string, year: number, month: number): Holiday {
  const end = makeDay(year, month, daysInMonth(year, month))
  const day = addDays(end, -((weekday(end) - 1 + 7) % 7))
  return { name, day, observed: day }
}

const monday = 1
const thursday = 4

export function listFederalHolidays(year: number): Holiday[] {
  return [
    fixed("New Year's Day", year, 1, 1),
    nth('Birthday of Martin Luther King, Jr.', year, 1, monday, 3),
    nth("Washington's Birthday", year, 2, monday, 3),
    lastMonday('Memorial Day', year, 5),
    fixed('Juneteenth National Independence Day', year, 6, 19),
    fixed('Independence Day', year, 7, 4),
    nth('Labor Day', year, 9, monday, 1),
    nth('Columbus Day', year, 10, monday, 2),
    fixed('Veterans Day', year, 11, 11),
    nth('Thanksgiving Day', year, 11, thursday, 4),
    fixed('Christmas Day', year, 12, 25),
  ]
}

const closedDaysByYear = new Map<number, Map<Day, Holiday>>()

function closedDays(year: number): Map<Day, Holiday> {
  const known = closedDaysByYear.get(year)
  if (known) return known
  // 1 January on a Saturday is observed on 31 December of the year before.
  const holidays = [...listFederalHolidays(year), ...listFederalHolidays(year + 1).slice(0, 1)]
  const days = new Map(
    holidays.flatMap(
      (holiday) =>
        [
          [holiday.day, holiday],
          [holiday.observed, holiday],
        ] as const,
    ),
  )
  closedDaysByYear.set(year, days)
  return days
}

/** The holiday on whose account offices are closed that day, be it the day itself or the day it is observed. */
export function findFederalHoliday(day: Day): Holiday | undefined {
  return closedDays(requireParts(day).year).get(day)
}
