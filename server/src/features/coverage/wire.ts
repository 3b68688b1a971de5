import type { Coverage, CoverageStatus } from '@recourse/contract/coverage'
import type { CoverageRow } from './store.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** "2026-12-31" for "2027-01-01". */
function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
}

/**
 * A coverage that starts today where the person is must not wait: the day of UTC has begun by then
 * everywhere but in Guam, which is ten hours ahead.
 */
function todayIn(region: string, now: Date): string {
  return new Date(now.getTime() + (region === 'Guam' ? 10 * hourMs : 0)).toISOString().slice(0, 10)
}

function statusOn(today: string, effective: string, termination: string | null): CoverageStatus {
  if (termination !== null && termination < today) return 'expired'
  return effective <= today ? 'active' : 'pending'
}

export interface Shown {
  readonly now: Date
  /** A link for whoever asks. */
  linkTo(fileUid: string): string
}

/** `rows` are all of one person's, the latest start first: each ends the day before the one that follows it. */
export function toCoverages(rows: readonly CoverageRow[], { now, linkTo }: Shown): Coverage[] {
  return rows.map(({ region, sob, ...row }, index) => {
    const next = rows[index - 1]
    const termination_date = next ? dayBefore(next.effective_date) : null
    return {
      ...row,
      status: statusOn(todayIn(region, now), row.effective_date, termination_date),
      region: { name: region },
      termination_date,
      expiration_date: termination_date,
      sob_url: sob && !sob.held ? linkTo(sob.uid) : null,
      sob_name: sob?.name ?? null,
    }
  })
}
