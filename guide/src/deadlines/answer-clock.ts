import { addBusinessDays } from '../calendar/business-days.ts'
import { addDays, type Day } from '../calendar/day.ts'
import type { Clock, ClockCase } from '../plan-entry.ts'
import type { Question } from './question.ts'

type Input = Pick<Question, 'timing' | 'urgent' | 'doctorGivenDrug'>

/** Which clock applies, most fitting first. Urgent handling is not for care already received. */
function fittingCases({ timing, urgent, doctorGivenDrug }: Input): ClockCase[] {
  if (urgent && timing !== 'post_service') return ['urgent', 'standard', 'pre_service']
  const usual: ClockCase[] =
    timing === 'post_service' ? ['post_service', 'standard'] : ['pre_service', 'standard']
  return doctorGivenDrug ? ['part_b_drug', ...usual] : usual
}

export function findAnswerClock(decision: readonly Clock[], input: Input): Clock | undefined {
  const cases = fittingCases(input)
  return cases
    .map((wanted) => decision.find((clock) => clock.case === wanted))
    .find((clock) => clock !== undefined)
}

/**
 * The day by which the answer is due when the request arrives on `filed`. Hours run on the clock from the minute
 * of arrival; with only the day known, 72 hours end during the third day after.
 */
export function answerDueDay(clock: Clock, filed: Day): Day | null {
  if (clock.amount === null || clock.counted_from !== 'request') return null
  if (clock.unit === 'hours') return addDays(filed, Math.ceil(clock.amount / 24))
  if (clock.unit === 'business_days') return addBusinessDays(filed, clock.amount)
  return clock.unit === 'calendar_days' ? addDays(filed, clock.amount) : null
}

/** '30 days', '72 hours', '3 working days'. */
export function clockLength(clock: Clock): string | null {
  if (clock.amount === null || clock.unit === null) return null
  const unit = { hours: 'hour', calendar_days: 'day', business_days: 'working day' }[clock.unit]
  return `${clock.amount} ${unit}${clock.amount === 1 ? '' : 's'}`
}
