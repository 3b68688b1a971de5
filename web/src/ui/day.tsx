const words = { year: 'numeric', month: 'short', day: 'numeric' } as const
const localDay = new Intl.DateTimeFormat('en-US', words)
const calendarDay = new Intl.DateTimeFormat('en-US', { ...words, timeZone: 'UTC' })

/** "Oct 2, 2026". A moment is shown as the reader's own day; a bare date is the same day everywhere. */
export function Day({ value }: { value: string }) {
  const isBareDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const format = isBareDate ? calendarDay : localDay
  return <time dateTime={value}>{format.format(new Date(value))}</time>
}
