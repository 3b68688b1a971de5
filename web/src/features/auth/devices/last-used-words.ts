const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "Last used today, 9:22 AM." or "Last used Nov 13, 2026." in the reader's own time. */
export function lastUsedWords(lastSeen: string, now: Date): string {
  const moment = new Date(lastSeen)
  const isToday = day.format(moment) === day.format(now)
  return isToday ? `Last used today, ${hour.format(moment)}.` : `Last used ${day.format(moment)}.`
}
