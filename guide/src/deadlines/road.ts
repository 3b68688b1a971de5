import type { KeepServicesKind, Level, PlanEntry } from '../plan-entry.ts'
import type { RegionFacts } from '../region-facts.ts'
import { answerStep } from './answer-step.ts'
import { filingStep } from './filing-step.ts'
import { fastAppealStep, keepServicesSteps } from './first-steps.ts'
import { levelsAhead } from './level-order.ts'
import { ownPolicyEntry } from './own-policy.ts'
import { listQuestionProblems, type Question } from './question.ts'
import type { Ask, Road, RoadStep } from './road-types.ts'
import { filingWindow } from './window-text.ts'

/** A level that opens only with a decision not yet made: it has a length, and no dates. */
function laterStep(level: Level): RoadStep {
  const { filing } = level
  const notes = [level.note, filing.ask && `Not known yet: ${filing.ask}`].filter(
    (note) => note !== undefined,
  )
  return {
    id: `later:${level.id}`,
    kind: 'later',
    whose: filing.kind === 'automatic' ? 'them' : 'you',
    level: level.id,
    title: level.name,
    dates: { safe: null, latest: null },
    window: filingWindow(filing),
    status: 'undated',
    rule: filing.rule,
    notes,
    citation: filing.citation,
    evidence: filing.evidence,
    confidence: filing.evidence.confidence,
    late: null,
    assumesFiledOn: null,
    ifAnswerIsLate: null,
    mayBeLonger: null,
  }
}

/** Soonest first; levels without a date keep their place at the end. */
function bySoonest(first: { step: RoadStep }, second: { step: RoadStep }): number {
  const day = ({ step }: { step: RoadStep }) => step.dates.safe ?? step.dates.latest ?? '9999'
  return day(first) < day(second) ? -1 : day(first) > day(second) ? 1 : 0
}

const nothing = { steps: [], asks: [] }

/** A fast appeal takes the place of the usual dates, so the usual levels stand without any. */
function levelsOpen(entry: PlanEntry, question: Question, isFast: boolean): { now: Level[]; later: Level[] } {
  const ahead = levelsAhead(entry, question)
  return isFast ? { now: [], later: [...ahead.now, ...ahead.later] } : ahead
}

/** Plans keep care going for the internal appeal, Medicaid until the hearing, no one for a court. */
function keepsCare(kind: KeepServicesKind, now: Level[]): boolean {
  return now.some(({ stage }) => stage === 'internal' || (stage === 'external' && kind !== 'before_the_cut'))
}

/** Care that is ending under Medicare may have a date within hours; only the notice can tell. */
function fastNoticeAsk(entry: PlanEntry, question: Question): Ask[] {
  if (entry.fast_appeals.length === 0 || question.timing !== 'ongoing' || question.decision !== 'first')
    return []
  const notices = entry.fast_appeals.map(({ notice }) => notice).join('; ')
  const text = `Whether your notice is one of these: ${notices}. Then you have only hours. Call the number on it now.`
  return [{ id: 'fast_notice', step: 'fast_notice', whom: 'notice', text }]
}

const counted = [
  'The day after the notice date is day 1.',
  'The safe date is counted from the date printed on the notice and moved back to a working day.',
  'If your notice prints an earlier date, that date wins.',
  'Late mail helps only with proof. Keep the envelope.',
]

/**
 * The dated road from one notice: keeping care first, then filing, the insurer's clock and the levels after. The
 * plan entry and the region are loaded by the caller, so this stays a pure function.
 */
export function deadlineRoad(
  question: Question,
  facts: { entry: PlanEntry; region: RegionFacts | null },
): Road {
  const problem = listQuestionProblems(question)[0]
  if (problem) throw new RangeError(`${problem.field}: ${problem.text}`)
  const { region } = facts
  const entry = question.ownPolicy ? ownPolicyEntry(facts.entry) : facts.entry
  const fast = entry.fast_appeals.find((appeal) => appeal.id === question.fastNotice)
  const { now, later } = levelsOpen(entry, question, fast !== undefined)
  const keep = keepsCare(entry.keep_services.kind, now)
    ? keepServicesSteps(entry.keep_services, question)
    : nothing
  const fastSteps = fast
    ? fastAppealStep(fast, question)
    : { steps: [], asks: fastNoticeAsk(entry, question) }
  const steps: RoadStep[] = [...fastSteps.steps, ...keep.steps]
  const asks: Ask[] = [...fastSteps.asks, ...keep.asks]
  const keepServices = keep.steps[0]?.dates
  const filings = now.map((level) => ({
    level,
    ...filingStep(level, question, region?.external_review ?? null),
  }))
  for (const { level, step, asks: open } of filings.sort(bySoonest)) {
    const dates = keepServices ? { ...step.dates, keepServices } : step.dates
    steps.push({ ...step, dates })
    asks.push(...open)
    const answer = answerStep(level, question, dates)
    if (answer) steps.push(answer)
  }
  steps.push(...later.map(laterStep))
  return { entry: entry.id, steps, asks, counted }
}
