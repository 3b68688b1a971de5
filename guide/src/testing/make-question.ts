import type { Question } from '../deadlines/question.ts'
import type { PlanEntryId } from '../plan-entry.ts'

/** A first no about care not yet had, read on the day of the notice. */
export function makeQuestion(entry: PlanEntryId, changes: Partial<Question> = {}): Question {
  const noticeDate = changes.noticeDate ?? '2026-05-04'
  return {
    entry,
    region: 'Pennsylvania',
    today: noticeDate,
    noticeDate,
    receivedDate: null,
    receivedHow: 'mail',
    decision: 'first',
    printedDeadline: null,
    printedDays: null,
    timing: 'pre_service',
    urgent: false,
    effectiveDate: null,
    ...changes,
  }
}
