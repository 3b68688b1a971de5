import { businessDayOnOrAfter, businessDayOnOrBefore } from '../calendar/business-days.ts'
import { addDays, addMonths, type Day, makeDay, requireParts } from '../calendar/day.ts'
import type { Filing } from '../plan-entry.ts'
import type { Question } from './question.ts'
import { safeStart, triggerDay } from './receipt.ts'

export type FilingDates = {
  /** Recommended: never a weekend or federal holiday, never after `latest`. */
  safe: Day | null
  /** The outer legal date; null where the law leaves the number to someone who has not told it. */
  latest: Day | null
  /** True when the number is missing and must be asked for. */
  unknown: boolean
  /** A date printed on the notice that lies after `latest`; not relied on. */
  printedLater: Day | null
}

export type FilingInput = Pick<
  Question,
  'noticeDate' | 'receivedDate' | 'receivedHow' | 'urgent' | 'printedDeadline' | 'printedDays' | 'careDate'
> & {
  /** The shortest period that any source gives for the region, in days. */
  regionSafeDays?: number
}

const nothing: FilingDates = { safe: null, latest: null, unknown: false, printedLater: null }

function least(...days: (Day | null)[]): Day | null {
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(0) ?? null
  )
}

/** The date by law alone, before anything that the notice prints. */
function legalDate(filing: Filing, input: FilingInput): Day | null {
  if (filing.unit === 'end_of_third_year_after_care') {
    return input.careDate ? makeDay(requireParts(input.careDate).year + 3, 12, 31) : null
  }
  if (filing.amount === null) return null
  const start = triggerDay(filing, input)
  if (filing.unit !== 'months') return addDays(start, filing.amount)
  const day = addMonths(start, filing.amount, filing.rolls_forward ? 'spill' : 'clamp')
  return filing.rolls_forward ? businessDayOnOrAfter(day) : day
}

function safeDate(filing: Filing, input: FilingInput): Day | null {
  if (filing.safe_days === null) return null
  const start = safeStart(input)
  const days = Math.min(filing.safe_days, input.regionSafeDays ?? filing.safe_days)
  const byMonths = filing.unit === 'months' && filing.amount !== null ? addMonths(start, filing.amount) : null
  return least(addDays(start, days), byMonths)
}

export function filingDates(filing: Filing, input: FilingInput): FilingDates {
  if (filing.kind === 'automatic') return nothing
  const trigger = triggerDay(filing, input)
  const most = filing.allowed_range?.[1] ?? null
  const printed = least(
    input.printedDeadline,
    input.printedDays === null ? null : addDays(trigger, input.printedDays),
  )
  const legal = legalDate(filing, input)
  const cap = legal ?? (most === null ? null : addDays(trigger, most))
  // Where the law gives no number, a printed one replaces the cautious default; where it does, the earlier wins.
  const latest = legal === null && printed === null ? null : least(printed, cap)
  const printedSafe =
    input.printedDays === null ? printed : least(printed, addDays(safeStart(input), input.printedDays))
  const cautious = legal === null && printed !== null ? null : safeDate(filing, input)
  const safe = least(cautious, printedSafe, latest)
  return {
    safe: safe === null ? null : businessDayOnOrBefore(safe),
    latest,
    unknown: latest === null,
    printedLater:
      latest !== null && input.printedDeadline !== null && input.printedDeadline > latest
        ? input.printedDeadline
        : null,
  }
}
