const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** '9 days', '5 hours'; whole ones only. */
export function waitedWords(since: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - new Date(since).getTime())
  if (ms < hourMs) return 'under an hour'
  return ms < dayMs ? counted(Math.floor(ms / hourMs), 'hour') : counted(Math.floor(ms / dayMs), 'day')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
