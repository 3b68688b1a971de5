import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { isBusinessDay } from '../calendar/business-days.ts'
import { addDays, type Day, dayFromNumber, dayNumber } from '../calendar/day.ts'
import { loadPlan } from '../load-plan.ts'
import { loadRegion } from '../load-region.ts'
import { fastAppealIds, type PlanEntry, planEntryIds } from '../plan-entry.ts'
import type { RegionFacts } from '../region-facts.ts'
import { makeQuestion } from '../testing/make-question.ts'
import { careTimings, deliveryWays, type Question } from './question.ts'
import { deadlineRoad } from './road.ts'
import type { Road } from './road-types.ts'

let plans: PlanEntry[]
let regions: RegionFacts[]

beforeAll(async () => {
  plans = await Promise.all(planEntryIds.map(loadPlan))
  // A state with a short safe period, one with a long window, one with none, and one under the federal process.
  regions = await Promise.all((['Kentucky', 'Maine', 'New Mexico', 'Alabama'] as const).map(loadRegion))
})

const start = dayNumber('2025-01-01')
const anyDay = fc.integer({ min: start, max: start + 2500 }).map(dayFromNumber)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const anyAnswers = fc.record({
  plan: fc.nat(),
  region: fc.nat(),
  decision: fc.nat(),
  noticeDate: anyDay,
  receivedAfter: maybe(fc.integer({ min: -3, max: 40 })),
  receivedHow: maybe(fc.constantFrom(...deliveryWays)),
  printedAfter: maybe(fc.integer({ min: 1, max: 400 })),
  printedDays: maybe(fc.integer({ min: 1, max: 400 })),
  timing: fc.constantFrom(...careTimings),
  urgent: fc.boolean(),
  effectiveAfter: maybe(fc.integer({ min: -5, max: 60 })),
  careDate: maybe(anyDay),
  todayAfter: fc.integer({ min: 40, max: 600 }),
  fastNotice: maybe(fc.constantFrom(...fastAppealIds)),
})
type Answers = typeof anyAnswers extends fc.Arbitrary<infer Value> ? Value : never

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('an empty list')
  return item
}

function after(day: Day, count: number | null): Day | null {
  return count === null ? null : addDays(day, count)
}

function questionOf(answers: Answers): {
  question: Question
  facts: { entry: PlanEntry; region: RegionFacts }
} {
  const entry = at(plans, answers.plan)
  const region = at(regions, answers.region)
  const decisions = ['first', ...entry.levels.slice(0, -1).map(({ id }) => id)]
  const { noticeDate } = answers
  const question = makeQuestion(entry.id, {
    ...answers,
    region: region.region,
    decision: at(decisions, answers.decision),
    today: addDays(noticeDate, answers.todayAfter),
    receivedDate: after(noticeDate, answers.receivedAfter),
    printedDeadline: after(noticeDate, answers.printedAfter),
    effectiveDate: after(noticeDate, answers.effectiveAfter),
  })
  return { question, facts: { entry, region } }
}

function roadOf(answers: Answers): Road {
  const { question, facts } = questionOf(answers)
  return deadlineRoad(question, facts)
}

const runs = { numRuns: 1500 }

describe('for any answers', () => {
  test('no safe date lies after the latest legal date', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { dates } of roadOf(answers).steps) {
          if (dates.safe && dates.latest) expect(dates.safe <= dates.latest).toBe(true)
        }
      }),
      runs,
    )
  })

  test('a safe date is never a weekend or a federal holiday', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const safe = roadOf(answers).steps.flatMap(({ dates }) => (dates.safe ? [dates.safe] : []))
        expect(safe.filter((day) => !isBusinessDay(day))).toEqual([])
      }),
      runs,
    )
  })

  test('asking twice gives the same road, and changes neither question nor data', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { question, facts } = questionOf(answers)
        const before = JSON.stringify({ question, facts })
        expect(deadlineRoad(question, facts)).toEqual(deadlineRoad(question, facts))
        expect(JSON.stringify({ question, facts })).toBe(before)
      }),
      { numRuns: 300 },
    )
  })

  test('no date lies after an earlier one that the notice prints', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 1, max: 200 }), (answers, printedAfter) => {
        const printed = addDays(answers.noticeDate, printedAfter)
        const filings = roadOf({ ...answers, printedAfter }).steps.filter(({ kind }) => kind === 'file')
        for (const { dates } of filings) {
          expect(dates.latest === null || dates.latest <= printed).toBe(true)
          expect(dates.safe === null || dates.safe <= printed).toBe(true)
        }
      }),
      runs,
    )
  })

  test('a missing date comes with a question, unless nothing has to be filed', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { steps, asks } = roadOf(answers)
        const undated = steps.filter(({ kind, dates }) => kind === 'file' && dates.latest === null)
        for (const step of undated) expect(asks.some((ask) => ask.step === step.id)).toBe(true)
      }),
      runs,
    )
  })

  test('a past date says to file now', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { question, facts } = questionOf(answers)
        const filings = deadlineRoad(question, facts).steps.filter(({ kind }) => kind === 'file')
        for (const { dates, late, status } of filings) {
          const past = dates.latest !== null && question.today > dates.latest
          expect(status === 'past').toBe(past)
          if (past) expect(late).toContain('File now')
        }
      }),
      runs,
    )
  })
})

test('a later notice never gives an earlier deadline', () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 1, max: 45 }), (answers, more) => {
      const { question, facts } = questionOf(answers)
      const later = {
        ...question,
        noticeDate: addDays(question.noticeDate, more),
        today: addDays(question.today, more),
      }
      const laterSteps = deadlineRoad(later, facts).steps
      for (const step of deadlineRoad(question, facts).steps.filter(({ kind }) => kind !== 'answer')) {
        const other = laterSteps.find(({ id }) => id === step.id)
        for (const name of ['safe', 'latest'] as const) {
          const [first, second] = [step.dates[name], other?.dates[name]]
          if (first && second) expect(second >= first).toBe(true)
        }
      }
    }),
    runs,
  )
})
