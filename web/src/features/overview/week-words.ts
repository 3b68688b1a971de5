const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'Nov 9'. Weeks are named by their Monday in UTC. */
export function weekWords(week: string): string {
  return day.format(new Date(`${week}T00:00:00Z`))
}

/** Round steps for an axis from zero: at most five of them reach `most`. */
export function axisSteps(most: number): number[] {
  const rough = Math.max(1, most) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1)
  const count = Math.ceil(Math.max(1, most) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
