import type { FastAppeal, KeepServices } from '../plan-entry.ts'
import { fastAppealDeadline } from './fast-appeal.ts'
import { keepServicesDates } from './keep-services.ts'
import type { Question } from './question.ts'
import { type Ask, type DatePair, type RoadStep, stepStatus } from './road-types.ts'

type Steps = { steps: RoadStep[]; asks: Ask[] }

const plain = { level: null, assumesFiledOn: null, ifAnswerIsLate: null, mayBeLonger: null } as const

/** Care that is being cut: the shortest date of all, so it stands first. */
export function keepServicesSteps(keep: KeepServices, question: Question): Steps {
  if (keep.kind === 'none' || question.timing !== 'ongoing') return { steps: [], asks: [] }
  const found = keepServicesDates(keep, question)
  const id = 'keep_services'
  const asks: Ask[] = []
  if (found.asksEffectiveDate) {
    asks.push({
      id: `${id}:effective_date`,
      step: id,
      whom: 'notice',
      text: 'The day the cut takes effect. The notice must say it.',
    })
  }
  if (found.asksState) {
    asks.push({
      id: `${id}:days`,
      step: id,
      whom: 'state',
      text: "How many days you have to keep services under your state's rules.",
    })
  }
  const base = {
    ...plain,
    whose: 'you',
    citation: keep.citation,
    evidence: keep.evidence,
    confidence: keep.evidence.confidence,
  } as const
  const step = (
    id: string,
    kind: RoadStep['kind'],
    title: string,
    dates: DatePair,
    rule: string,
  ): RoadStep => {
    const status = stepStatus(dates, question.today)
    const late =
      status === 'past' || status === 'hurry'
        ? 'Ask today all the same, and ask for care to be given back.'
        : null
    const notes = [keep.who_asks, keep.risk && `If you lose: ${keep.risk}`].filter(
      (note) => note !== undefined,
    )
    return { ...base, id, kind, title, dates, window: keep.deadline, status, rule, notes, late }
  }
  const steps = [
    step(
      id,
      'keep_services',
      'Ask to keep your services',
      { safe: found.safe, latest: found.latest },
      keep.rule,
    ),
  ]
  if (found.reinstatement) {
    const rule =
      'The notice came less than 10 days before the cut. Unless an exception applies, the state must give services back when you ask in time.'
    steps.push(step('reinstate', 'reinstate', 'Ask to get your services back', found.reinstatement, rule))
  }
  return { steps, asks }
}

/** Medicare's appeal within hours, when a hospital stay or ongoing care is about to end. */
export function fastAppealStep(appeal: FastAppeal, question: Question): Steps {
  const deadline = fastAppealDeadline(appeal.id, question)
  const id = `fast:${appeal.id}`
  const dates = deadline
    ? { safe: null, latest: deadline.day, time: deadline.time }
    : { safe: null, latest: null }
  const status = stepStatus(dates, question.today)
  const notes = [appeal.decision, appeal.protection, appeal.next].filter((note) => note !== null)
  const step: RoadStep = {
    ...plain,
    id,
    kind: 'fast_appeal',
    whose: 'you',
    title: appeal.name,
    dates,
    window: appeal.deadline,
    status,
    rule: `${appeal.ask} ${appeal.deadline}`,
    notes,
    citation: appeal.citation,
    evidence: appeal.evidence,
    confidence: appeal.evidence.confidence,
    late: status === 'past' ? `Call now anyway. ${appeal.if_late}` : null,
  }
  const ask: Ask = {
    id: `${id}:date`,
    step: id,
    whom: 'you',
    text: 'The day you are to leave the hospital. If it is today, call now.',
  }
  return { steps: [step], asks: deadline ? [] : [ask] }
}
