import type { Day } from '@recourse/guide/calendar/day'

const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "Oct 2, 2026", the same day in every time zone. */
export function shortDay(day: Day): string {
  return format.format(new Date(day))
}

export function ShortDay({ day }: { day: Day }) {
  return <time dateTime={day}>{shortDay(day)}</time>
}
