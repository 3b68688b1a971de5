import { type Day, requireParts, weekday } from './day.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** 'November 20, 2026'. */
export function longDay(day: Day): string {
  const { year, month, day: dayOfMonth } = requireParts(day)
  return `${months[month - 1]} ${dayOfMonth}, ${year}`
}

/** 'Friday'. */
export function weekdayName(day: Day): string {
  return weekdays[weekday(day)] ?? ''
}
