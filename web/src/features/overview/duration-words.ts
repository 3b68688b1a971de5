const hourMinutes = 60
const dayMinutes = 24 * hourMinutes

/** A duration as a number and its unit, to two digits: 45 minutes, 5 hours, 1.3 days. */
export function durationWords(minutes: number): { number: string; unit: string } {
  if (minutes < 2 * hourMinutes) return withUnit(minutes, 'minute')
  if (minutes < dayMinutes) return withUnit(minutes / hourMinutes, 'hour')
  return withUnit(minutes / dayMinutes, 'day')
}

function withUnit(amount: number, unit: string) {
  const number = amount < 10 ? amount.toFixed(1).replace('.0', '') : String(Math.round(amount))
  return { number, unit: number === '1' ? unit : `${unit}s` }
}
