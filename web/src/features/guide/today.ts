import type { Day } from '@recourse/guide/calendar/day'

/** The current day where the reader is. */
export function today(): Day {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
