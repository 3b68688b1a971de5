import type { Level } from '../plan-entry.ts'
import { answerDueDay, clockLength, findAnswerClock } from './answer-clock.ts'
import type { Question } from './question.ts'
import { type RoadStep, type StepDates, stepStatus } from './road-types.ts'

/**
 * The clock of those who decide. It runs from the day the request arrives; before it is filed the safe date, or
 * today if that is past, stands in for it.
 */
export function answerStep(level: Level, question: Question, filing: StepDates): RoadStep | null {
  const clock = findAnswerClock(level.decision, question)
  if (!clock) return null
  // Who asks to keep care files the appeal with it.
  const safe = [filing.safe, filing.keepServices?.safe]
    .filter((day) => typeof day === 'string')
    .sort()
    .at(0)
  const planned = safe && safe > question.today ? safe : question.today
  const filedOn = question.filedDate ?? planned
  const due = answerDueDay(clock, filedOn)
  const dates = { safe: null, latest: due }
  const length = clockLength(clock)
  const notes = [clock.extension && `They may take longer: ${clock.extension}.`, clock.note].filter(
    (note) => note !== undefined,
  )
  return {
    id: `answer:${level.id}`,
    kind: 'answer',
    whose: 'them',
    level: level.id,
    title: 'They must answer',
    dates,
    window: length,
    status: question.filedDate ? stepStatus(dates, question.today) : due ? 'ahead' : 'undated',
    rule: length ? `${level.decided_by} must answer within ${length}.` : (clock.note ?? ''),
    notes,
    citation: clock.citation,
    evidence: clock.evidence,
    confidence: clock.evidence.confidence,
    late: null,
    assumesFiledOn: due && !question.filedDate ? planned : null,
    ifAnswerIsLate: level.if_answer_is_late?.text ?? null,
    mayBeLonger: null,
  }
}
