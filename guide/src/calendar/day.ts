/**
 * A calendar day as 'YYYY-MM-DD'. All arithmetic runs on whole UTC day numbers, so the answer never depends on
 * the time zone of the browser.
 */
export type Day = string

const millisecondsPerDay = 86_400_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Far wider than any date a person may enter, so that sums of such dates stay inside. */
const firstYear = 1900
const lastYear = 2999

type Parts = { year: number; month: number; day: number }

function findParts(text: string): Parts | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return undefined
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  return { year, month, day }
}

/** True only for a day that exists: '2026-02-30' is none. */
export function isDay(text: string): boolean {
  return findParts(text) !== undefined
}

export function requireParts(day: Day): Parts {
  const parts = findParts(day)
  if (!parts) throw new RangeError(`Not a calendar day: ${day}`)
  return parts
}

/** `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export function makeDay(year: number, month: number, day: number): Day {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Whole days since 1970-01-01. */
export function dayNumber(day: Day): number {
  const { year, month, day: dayOfMonth } = requireParts(day)
  return Date.UTC(year, month - 1, dayOfMonth) / millisecondsPerDay
}

export function dayFromNumber(number: number): Day {
  const date = new Date(number * millisecondsPerDay)
  return makeDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

export function addDays(day: Day, count: number): Day {
  return dayFromNumber(dayNumber(day) + count)
}

/** Days from the first to the second; negative when the second lies earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 is Sunday, 6 is Saturday. 1970-01-01 was a Thursday. */
export function weekday(day: Day): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}

/**
 * The same day of a later month. Where that month has no such day: its last day ('clamp'), or the first day of
 * the month after ('spill', as the federal external review rule has it).
 */
export function addMonths(day: Day, count: number, missing: 'clamp' | 'spill' = 'clamp'): Day {
  const parts = requireParts(day)
  const months = parts.year * 12 + (parts.month - 1) + count
  const year = Math.floor(months / 12)
  const month = (months % 12) + 1
  const last = daysInMonth(year, month)
  if (parts.day <= last) return makeDay(year, month, parts.day)
  return missing === 'clamp' ? makeDay(year, month, last) : addDays(makeDay(year, month, last), 1)
}

/** Days written this way sort as text. */
export function earliest(first: Day, ...others: Day[]): Day {
  return [first, ...others].sort().at(0) ?? first
}

export function latest(first: Day, ...others: Day[]): Day {
  return [first, ...others].sort().at(-1) ?? first
}
