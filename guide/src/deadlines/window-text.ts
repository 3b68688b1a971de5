import type { Filing } from '../plan-entry.ts'

/** The filing time in words, for the reader. */
export function filingWindow(filing: Filing): string | null {
  if (filing.kind === 'automatic') return 'nothing to file'
  if (filing.unit === 'end_of_third_year_after_care')
    return 'until 31 December of the third year after the care'
  if (filing.amount !== null) {
    const unit = filing.unit === 'months' ? 'months' : 'days'
    return `${filing.kind === 'federal_minimum' ? 'at least ' : ''}${filing.amount} ${unit}`
  }
  const [least, most] = filing.allowed_range ?? [null, null]
  if (least !== null && most !== null) return `${least} to ${most} days, as your state chose`
  if (most !== null) return `at most ${most} days, as your state chose`
  return null
}
