import { businessDayOnOrBefore } from '../calendar/business-days.ts'
import { addDays, type Day, daysBetween, earliest, latest } from '../calendar/day.ts'
import type { KeepServices } from '../plan-entry.ts'
import type { Question } from './question.ts'

/** Days after the notice in which Medicaid keeps services going, 42 CFR 438.420(a) and 431.231. */
const medicaidDays = 10
/** Days after which Medicaid's notice is taken as received, 42 CFR 431.231(c)(2). */
const medicaidMailDays = 5

export type KeepServicesDates = {
  safe: Day | null
  latest: Day | null
  /** The effective date is needed and was not told. */
  asksEffectiveDate: boolean
  /** The state's own rule is needed. */
  asksState: boolean
  /** Fee-for-service: the notice came less than 10 days ahead, so the state may have to give services back. */
  reinstatement: { safe: Day; latest: Day } | null
}

type Input = Pick<Question, 'noticeDate' | 'receivedDate' | 'effectiveDate' | 'decision'>

const none: KeepServicesDates = {
  safe: null,
  latest: null,
  asksEffectiveDate: false,
  asksState: false,
  reinstatement: null,
}

function shortNotice(input: Input, effectiveDate: Day): KeepServicesDates['reinstatement'] {
  if (daysBetween(input.noticeDate, effectiveDate) >= medicaidDays) return null
  const presumed = addDays(input.noticeDate, medicaidMailDays)
  const received = input.receivedDate ? earliest(input.receivedDate, presumed) : presumed
  const start = earliest(received, input.noticeDate)
  return {
    safe: businessDayOnOrBefore(addDays(start, medicaidDays)),
    latest: addDays(received, medicaidDays),
  }
}

/** By when to ask that care goes on during the appeal. */
export function keepServicesDates(keep: KeepServices, input: Input): KeepServicesDates {
  const tenDays = addDays(input.noticeDate, medicaidDays)
  const { effectiveDate } = input
  const dayBefore = effectiveDate ? addDays(effectiveDate, -1) : null
  switch (keep.kind) {
    case 'ten_days_or_effective_date': {
      // After a lost plan appeal the ten days run again and the old effective date no longer helps.
      const last = effectiveDate && input.decision === 'first' ? latest(tenDays, effectiveDate) : tenDays
      return { ...none, safe: businessDayOnOrBefore(tenDays), latest: last }
    }
    case 'before_effective_date':
      if (!effectiveDate || !dayBefore) {
        return { ...none, safe: businessDayOnOrBefore(tenDays), asksEffectiveDate: true }
      }
      return {
        ...none,
        safe: businessDayOnOrBefore(earliest(tenDays, dayBefore)),
        latest: dayBefore,
        reinstatement: shortNotice(input, effectiveDate),
      }
    case 'state_medicaid_rules': {
      const safe = dayBefore ? earliest(tenDays, dayBefore) : tenDays
      return {
        ...none,
        safe: businessDayOnOrBefore(safe),
        asksState: true,
        asksEffectiveDate: !effectiveDate,
      }
    }
    case 'before_the_cut':
      if (!dayBefore) return { ...none, asksEffectiveDate: true }
      return { ...none, safe: businessDayOnOrBefore(dayBefore) }
    case 'enrollment_only':
    case 'none':
      return none
  }
}
