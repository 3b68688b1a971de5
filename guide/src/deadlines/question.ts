import type { RegionName } from '@recourse/contract/regions'
import type { Day } from '../calendar/day.ts'
import { isDay } from '../calendar/day.ts'
import type { FastAppealId, PlanEntryId } from '../plan-entry.ts'

export const deliveryWays = ['mail', 'electronic', 'in_person'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

export const careTimings = ['pre_service', 'post_service', 'ongoing'] as const
export type CareTiming = (typeof careTimings)[number]

/** What a person tells about one notice. Nothing here names the person or the illness. */
export type Question = {
  entry: PlanEntryId
  region: RegionName
  /** The current day where the person is. */
  today: Day
  noticeDate: Day
  receivedDate: Day | null
  receivedHow: DeliveryWay | null
  /** 'first' for the first no, else the id of the level whose decision this is. */
  decision: string
  /** Where the road begins when it is not the first level, as for CHIP without a health plan. */
  startLevel?: string
  /** A policy bought alone, not from a job, where the road has rules for employer plans only. */
  ownPolicy?: boolean
  /** The last day that the notice itself prints. */
  printedDeadline: Day | null
  /** The number of days that the notice prints or that the plan or state told. */
  printedDays: number | null
  /** The level that the printed date or number is for; without it, all that the notice opens. */
  printedFor?: string
  timing: CareTiming
  urgent: boolean
  /** A drug that a doctor gives (Medicare Part B), which has a clock of its own. */
  doctorGivenDrug?: boolean
  /** The day a cut or an end of care takes effect; for a hospital notice the planned discharge. */
  effectiveDate: Day | null
  /** The day care was received. */
  careDate?: Day | null
  /** The day the person's own request reached the insurer, once it is filed. */
  filedDate?: Day | null
  /** Set when the notice is one of Medicare's fast appeal notices. */
  fastNotice?: FastAppealId | null
}

export type QuestionProblem = {
  field:
    | 'noticeDate'
    | 'receivedDate'
    | 'printedDeadline'
    | 'printedDays'
    | 'effectiveDate'
    | 'careDate'
    | 'filedDate'
    | 'today'
  text: string
}

const longestPrintedDays = 1000
/** A date outside these years is a slip of the finger. */
const firstDay = '1990-01-01'
const lastDay = '2100-12-31'

function isPlausible(day: Day): boolean {
  return isDay(day) && day >= firstDay && day <= lastDay
}

/** What is wrong with the answers, for the form to show; an empty list means the road can be computed. */
export function listQuestionProblems(question: Question): QuestionProblem[] {
  const problems: QuestionProblem[] = []
  const { noticeDate, receivedDate, printedDays, today } = question
  for (const field of ['noticeDate', 'today'] as const) {
    if (!isPlausible(question[field])) problems.push({ field, text: 'Enter a real date.' })
  }
  for (const field of [
    'receivedDate',
    'printedDeadline',
    'effectiveDate',
    'careDate',
    'filedDate',
  ] as const) {
    const day = question[field]
    if (day && !isPlausible(day)) problems.push({ field, text: 'Enter a real date.' })
  }
  if (
    printedDays !== null &&
    !(Number.isInteger(printedDays) && printedDays > 0 && printedDays <= longestPrintedDays)
  ) {
    problems.push({ field: 'printedDays', text: 'Enter a whole number of days.' })
  }
  if (problems.length > 0) return problems
  if (noticeDate > today) {
    problems.push({ field: 'noticeDate', text: 'The date on the notice is in the future. Check it.' })
  }
  if (receivedDate && receivedDate > today) {
    problems.push({ field: 'receivedDate', text: 'The day you got it is in the future. Check it.' })
  }
  return problems
}
