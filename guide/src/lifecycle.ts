import { clockLength } from './deadlines/answer-clock.ts'
import { filingWindow } from './deadlines/window-text.ts'
import type { Level, PlanEntry } from './plan-entry.ts'

export const stageIds = ['denial', 'internal_appeal', 'external_appeal', 'resolution'] as const
export type StageId = (typeof stageIds)[number]

export type StageLevel = {
  level: string
  name: string
  decidedBy: string
  optional: boolean
  /** How long to file. */
  window: string | null
  /** How long they have to answer, most common case first. */
  answers: string[]
  rule: string
  citation: string
  confidence: Level['filing']['evidence']['confidence']
  checked: string
}

export type Stage = { id: StageId; title: string; text: string; levels: StageLevel[] }
export type Outcome = { id: 'overturned' | 'partially_overturned' | 'upheld'; title: string; text: string }
export type Lifecycle = { stages: Stage[]; outcomes: Outcome[] }

const caseNames = {
  urgent: 'urgent',
  standard: 'usual',
  pre_service: 'before the care',
  post_service: 'after the care',
  part_b_drug: 'drug given by a doctor',
} as const

function stageLevel(level: Level): StageLevel {
  const answers = level.decision.flatMap((clock) => {
    const name = Object.entries(caseNames).find(([id]) => id === clock.case)?.[1]
    const length = clockLength(clock)
    return name && length ? [`${length} (${name})`] : []
  })
  return {
    level: level.id,
    name: level.name,
    decidedBy: level.decided_by,
    optional: level.optional === true || level.only_if_urgent === true,
    window: filingWindow(level.filing),
    answers,
    rule: level.filing.rule,
    citation: level.filing.citation,
    confidence: level.filing.evidence.confidence,
    checked: level.filing.evidence.checked,
  }
}

const usualOutcomes: Outcome[] = [
  {
    id: 'overturned',
    title: 'Overturned',
    text: 'The denial is reversed. The care is covered. Ask when it starts or when the bill is paid, in writing.',
  },
  {
    id: 'partially_overturned',
    title: 'Partially overturned',
    text: 'Some of it is covered. You can accept that and still go on with the rest at the next level.',
  },
  {
    id: 'upheld',
    title: 'Upheld',
    text: 'The denial stands for now. The letter must say what comes next. Watch the new date.',
  },
]

function outcomesOf(entry: PlanEntry): Outcome[] {
  const win = entry.after_a_win
  if (!win) return usualOutcomes
  const more = `${win.text} ${win.citation}.`
  return usualOutcomes.map((outcome) =>
    outcome.id === 'overturned' ? { ...outcome, text: `${outcome.text} ${more}` } : outcome,
  )
}

/** The four stops of an appeal, drawn from one road. */
export function lifecycleOf(entry: PlanEntry): Lifecycle {
  const levels = (stage: Level['stage']) =>
    entry.levels.filter((level) => level.stage === stage).map(stageLevel)
  const internal = levels('internal')
  const external = levels('external')
  return {
    stages: [
      {
        id: 'denial',
        title: 'Denial',
        text: 'They say no in writing. The letter gives the reason and says how to appeal. Keep it, with the envelope.',
        levels: [],
      },
      {
        id: 'internal_appeal',
        title: 'Internal appeal',
        text:
          internal.length > 0
            ? 'You ask those who said no to look again. Send proof from your doctor.'
            : 'There is no plan to appeal to. You go straight to the next stop.',
        levels: internal,
      },
      {
        id: 'external_appeal',
        title: 'External appeal',
        text:
          external.length > 0
            ? entry.outside_review.text
            : 'There is no right to an outside review by federal law.',
        levels: external,
      },
      {
        id: 'resolution',
        title: 'Resolution',
        text: 'The last decision stands, unless a court changes it.',
        levels: levels('court'),
      },
    ],
    outcomes: outcomesOf(entry),
  }
}
