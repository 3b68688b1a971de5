import { addDays, addMonths, type Day } from '../calendar/day.ts'
import { longDay } from '../calendar/long-day.ts'
import { amountInDispute } from '../data/amounts-in-dispute.ts'
import type { Filing, FilingKind, Level } from '../plan-entry.ts'
import type { ExternalReview } from '../region-facts.ts'
import { filingDates } from './filing-dates.ts'
import type { Question } from './question.ts'
import { triggerDay } from './receipt.ts'
import { type Ask, type RoadStep, stepStatus } from './road-types.ts'
import { filingWindow } from './window-text.ts'

/** Levels whose window a state may lengthen; a self-funded plan's review is federal everywhere. */
const followsRegion = 'external_state_or_federal'

function longerInRegion(
  filing: Filing,
  question: Question,
  latest: Day | null,
  review: ExternalReview | null,
) {
  const window = review?.filing_window
  if (!review || !window || latest === null) return null
  const start = triggerDay(filing, question)
  const day = window.unit === 'months' ? addMonths(start, window.value) : addDays(start, window.value)
  const { source, confidence, checked } = review
  return day > latest ? { latest: day, source, confidence, checked } : null
}

/** Whom to ask for a missing number; a federal number is only missing when the person's own date is. */
const knowsTheNumber: Record<FilingKind, Ask['whom']> = {
  federal_fixed: 'you',
  federal_minimum: 'notice',
  state_set: 'state',
  plan_set: 'plan',
  contract_set: 'contract',
  plan_or_state_law: 'plan',
  automatic: 'notice',
}

const noLateRule =
  'We know of no rule for late requests here. File now all the same, say why you are late, and ask them to take it.'

function lateText(filing: Filing, status: RoadStep['status']): string | null {
  if (status === 'hurry') return 'The safe date has passed. File today, and keep proof of the day it arrived.'
  if (status !== 'past') return null
  return `This date has passed. File now anyway. ${filing.late_filing ?? noLateRule}`
}

function regionNotes(review: ExternalReview): string[] {
  const notes = [`Run by: ${review.administrator}.`]
  if (review.notes) notes.push(review.notes)
  return notes
}

/** The step in which the person files, with what must be asked for when a number is missing. */
export function filingStep(
  level: Level,
  question: Question,
  review: ExternalReview | null,
): { step: RoadStep; asks: Ask[] } {
  const { filing } = level
  const region = level.id === followsRegion ? review : null
  const printedElsewhere = question.printedFor !== undefined && question.printedFor !== level.id
  const input = {
    ...question,
    ...(printedElsewhere ? { printedDeadline: null, printedDays: null } : {}),
    ...(region?.safe_days ? { regionSafeDays: region.safe_days } : {}),
  }
  const dates = filingDates(filing, input)
  const id = `file:${level.id}`
  const status = stepStatus(dates, question.today)
  const asks: Ask[] = []
  if (dates.unknown && filing.ask) {
    asks.push({ id: `${id}:days`, step: id, whom: knowsTheNumber[filing.kind], text: filing.ask })
  }
  const notes = [level.note, filing.filed_when, level.cost, level.form && `Form: ${level.form}`].filter(
    (note) => note !== undefined && note !== null,
  )
  if (region) notes.push(...regionNotes(region))
  if (dates.printedLater)
    notes.push(
      `Your notice prints a later date, ${longDay(dates.printedLater)}. The earlier date is the safer one.`,
    )
  const dispute = amountInDispute(level, dates.latest ?? dates.safe ?? question.today)
  if (dispute?.text) notes.push(dispute.text)
  if (dispute?.ask) asks.push({ id: `${id}:amount`, step: id, whom: 'notice', text: dispute.ask })
  return {
    asks,
    step: {
      id,
      kind: filing.kind === 'automatic' ? 'automatic' : 'file',
      whose: filing.kind === 'automatic' ? 'them' : 'you',
      level: level.id,
      title: level.name,
      dates: { safe: dates.safe, latest: dates.latest },
      window: filingWindow(filing),
      status,
      rule: filing.rule,
      notes,
      citation: filing.citation,
      evidence: filing.evidence,
      confidence: filing.evidence.confidence,
      late: lateText(filing, status),
      assumesFiledOn: null,
      ifAnswerIsLate: null,
      mayBeLonger: longerInRegion(filing, question, dates.latest, region),
    },
  }
}
