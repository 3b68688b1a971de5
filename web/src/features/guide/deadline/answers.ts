import type { Day } from '@recourse/guide/calendar/day'
import {
  type CareTiming,
  type DeliveryWay,
  listQuestionProblems,
  type Question,
} from '@recourse/guide/deadlines/question'
import type { GuideRoad } from '@recourse/guide/guide-for'
import type { FastAppealId } from '@recourse/guide/plan-entry'
import type { RegionFacts } from '@recourse/guide/region-facts'
import { type DateParts, findDay, isEmptyDate, noDate } from '../../../ui/date-parts.ts'

/** The form as the person left it; an empty string is a question not yet answered. */
export type DeadlineAnswers = {
  notice: DateParts
  received: DateParts
  receivedUnknown: boolean
  receivedHow: DeliveryWay | ''
  decision: string
  printed: 'date' | 'days' | 'no' | ''
  printedDate: DateParts
  printedDays: string
  timing: CareTiming | ''
  effective: DateParts
  effectiveUnknown: boolean
  fastNotice: FastAppealId | 'none' | ''
  care: DateParts
  doctorGivenDrug: boolean
  urgent: 'yes' | 'no' | ''
  filed: 'yes' | 'no'
  filedDate: DateParts
}

export const noAnswers: DeadlineAnswers = {
  notice: noDate,
  received: noDate,
  receivedUnknown: false,
  receivedHow: '',
  decision: '',
  printed: '',
  printedDate: noDate,
  printedDays: '',
  timing: '',
  effective: noDate,
  effectiveUnknown: false,
  fastNotice: '',
  care: noDate,
  doctorGivenDrug: false,
  urgent: '',
  filed: 'no',
  filedDate: noDate,
}

export type AnswerErrors = Partial<Record<keyof DeadlineAnswers, string>>

const realDate = 'Enter a real date, such as 11 2 2026.'
const chooseOne = 'Choose one.'

/** Which questions this road and the answers so far call for. */
export function askedFor(answers: DeadlineAnswers, { entry }: GuideRoad) {
  const isOngoing = answers.timing === 'ongoing'
  const clocks = entry.levels.flatMap(({ decision }) => decision)
  return {
    effective: isOngoing,
    fastNotice: isOngoing && answers.decision === 'first' && entry.fast_appeals.length > 0,
    care: entry.levels.some(({ filing }) => filing.counted_from === 'care'),
    doctorGivenDrug: clocks.some((clock) => clock.case === 'part_b_drug'),
    urgent: answers.timing !== '' && answers.timing !== 'post_service',
  }
}

function listOpen(answers: DeadlineAnswers, asked: ReturnType<typeof askedFor>): AnswerErrors {
  const errors: AnswerErrors = {}
  if (!findDay(answers.notice)) errors.notice = realDate
  if (!answers.receivedUnknown && !findDay(answers.received)) {
    errors.received = `${realDate} Or tick “I don't know”.`
  }
  if (!answers.decision) errors.decision = chooseOne
  if (!answers.printed) errors.printed = chooseOne
  if (answers.printed === 'date' && !findDay(answers.printedDate)) errors.printedDate = realDate
  if (answers.printed === 'days' && !/^\d+$/.test(answers.printedDays.trim())) {
    errors.printedDays = 'Enter a whole number of days.'
  }
  if (!answers.timing) errors.timing = chooseOne
  if (asked.effective && !answers.effectiveUnknown && !findDay(answers.effective)) {
    errors.effective = `${realDate} Or tick “I don't know”.`
  }
  if (asked.fastNotice && !answers.fastNotice) errors.fastNotice = chooseOne
  if (asked.care && !isEmptyDate(answers.care) && !findDay(answers.care)) errors.care = realDate
  if (asked.urgent && !answers.urgent) errors.urgent = chooseOne
  if (answers.filed === 'yes' && !findDay(answers.filedDate)) errors.filedDate = realDate
  return errors
}

const fieldOf = {
  noticeDate: 'notice',
  today: 'notice',
  receivedDate: 'received',
  printedDeadline: 'printedDate',
  printedDays: 'printedDays',
  effectiveDate: 'effective',
  careDate: 'care',
  filedDate: 'filedDate',
} as const

export type ReadAnswers = { question: Question; errors: null } | { question: null; errors: AnswerErrors }

/** The question to the engine, or what is still wrong with the answers. */
export function readAnswers(
  answers: DeadlineAnswers,
  road: GuideRoad,
  region: RegionFacts,
  today: Day,
): ReadAnswers {
  const asked = askedFor(answers, road)
  const errors = listOpen(answers, asked)
  const noticeDate = findDay(answers.notice)
  const { timing } = answers
  if (Object.keys(errors).length > 0 || !noticeDate || !timing) return { question: null, errors }
  const question: Question = {
    entry: road.entry.id,
    region: region.region,
    today,
    noticeDate,
    receivedDate: answers.receivedUnknown ? null : findDay(answers.received),
    receivedHow: answers.receivedHow || null,
    decision: answers.decision,
    ...(road.startLevel ? { startLevel: road.startLevel } : {}),
    ...(road.ownPolicy ? { ownPolicy: true } : {}),
    printedDeadline: answers.printed === 'date' ? findDay(answers.printedDate) : null,
    printedDays: answers.printed === 'days' ? Number(answers.printedDays) : null,
    timing,
    urgent: asked.urgent && answers.urgent === 'yes',
    doctorGivenDrug: asked.doctorGivenDrug && answers.doctorGivenDrug,
    effectiveDate: asked.effective && !answers.effectiveUnknown ? findDay(answers.effective) : null,
    careDate: asked.care ? findDay(answers.care) : null,
    filedDate: answers.filed === 'yes' ? findDay(answers.filedDate) : null,
    fastNotice:
      asked.fastNotice && answers.fastNotice && answers.fastNotice !== 'none' ? answers.fastNotice : null,
  }
  const problems = listQuestionProblems(question)
  if (problems.length === 0) return { question, errors: null }
  for (const { field, text } of problems) errors[fieldOf[field]] = text
  return { question: null, errors }
}
