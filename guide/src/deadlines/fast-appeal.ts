import { addDays, type Day, earliest } from '../calendar/day.ts'
import type { FastAppealId } from '../plan-entry.ts'
import type { Question } from './question.ts'

/** `time` is the wall clock where the care is given. */
export type FastDeadline = { day: Day; time: '12:00' | '23:59' }

type Input = Pick<Question, 'noticeDate' | 'receivedDate' | 'effectiveDate'>

/**
 * By when to call the quality organization, 42 CFR 405.1202 and 405.1206. Nothing when the day of discharge is
 * not known: then the answer is to call at once.
 */
export function fastAppealDeadline(id: FastAppealId, input: Input): FastDeadline | null {
  if (id === 'service_termination') {
    const dayAfterNotice = addDays(input.receivedDate ?? input.noticeDate, 1)
    const dayBeforeEnd = input.effectiveDate ? addDays(input.effectiveDate, -1) : dayAfterNotice
    return { day: earliest(dayAfterNotice, dayBeforeEnd), time: '12:00' }
  }
  return input.effectiveDate ? { day: input.effectiveDate, time: '23:59' } : null
}
