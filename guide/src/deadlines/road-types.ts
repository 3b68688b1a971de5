import type { Day } from '../calendar/day.ts'
import type { Confidence, Evidence } from '../evidence.ts'
import type { PlanEntryId } from '../plan-entry.ts'

export type DatePair = { safe: Day | null; latest: Day | null }

export type StepDates = DatePair & {
  /** Wall clock time on the latest day, for Medicare's fast appeals. */
  time?: '12:00' | '23:59'
  /** By when to ask for care to go on, repeated on the step that files the appeal. */
  keepServices?: DatePair
}

/** 'hurry': the safe date has passed and the legal one has not, or is not known. */
export type StepStatus = 'ahead' | 'hurry' | 'past' | 'undated'

export type RoadStep = {
  id: string
  kind: 'keep_services' | 'reinstate' | 'fast_appeal' | 'file' | 'automatic' | 'answer' | 'later'
  whose: 'you' | 'them'
  /** The level of the plan entry that this step belongs to. */
  level: string | null
  title: string
  dates: StepDates
  /** The length in words, such as '60 days' or '90 to 120 days, as your state chose'. */
  window: string | null
  status: StepStatus
  rule: string
  notes: string[]
  citation: string
  /** Source ids, how they were read and when. */
  evidence: Evidence
  confidence: Confidence
  /** What to do now that the date is past or near. */
  late: string | null
  /** For the insurer's clock, while nothing is filed: the filing day that the date assumes. */
  assumesFiledOn: Day | null
  /** What to do if the insurer does not answer in time. */
  ifAnswerIsLate: string | null
  /** A later date that the region's law may give; shown as a hope, not as a date to count on. */
  mayBeLonger: { latest: Day; source: string; confidence: Confidence; checked: Day } | null
}

/** A number that the law leaves to someone else. It is asked for, never guessed. */
export type Ask = {
  id: string
  step: string
  whom: 'notice' | 'plan' | 'state' | 'contract' | 'you'
  text: string
}

export type Road = {
  entry: PlanEntryId
  steps: RoadStep[]
  asks: Ask[]
  /** How the days were counted, in short sentences. */
  counted: string[]
}

export function stepStatus({ safe, latest }: DatePair, today: Day): StepStatus {
  if (latest !== null && today > latest) return 'past'
  if (safe !== null && today > safe) return 'hurry'
  return safe === null && latest === null ? 'undated' : 'ahead'
}
