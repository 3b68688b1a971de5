import type { Level, PlanEntry } from '../plan-entry.ts'
import type { Question } from './question.ts'

type Input = Pick<Question, 'decision' | 'startLevel' | 'urgent'>

function orderOf(entry: PlanEntry, id: string): number {
  const level = entry.levels.find((candidate) => candidate.id === id)
  if (!level) throw new RangeError(`${entry.id} has no level ${id}`)
  return level.order
}

/** Splits what lies ahead: the levels that this notice opens, and those after them. */
export function levelsAhead(entry: PlanEntry, input: Input): { now: Level[]; later: Level[] } {
  const open = entry.levels.filter((level) => !level.only_if_urgent || input.urgent)
  const start = input.startLevel ? orderOf(entry, input.startLevel) : 0
  const done = input.decision === 'first' ? start - 1 : orderOf(entry, input.decision)
  const ahead = open.filter((level) => level.order > done)
  // An optional level does not bar the way: the first one that is not optional is open too.
  const firm = ahead.find((level) => !level.optional)
  const reach = firm ? firm.order : Number.POSITIVE_INFINITY
  return {
    now: ahead.filter((level) => level.order <= reach),
    later: ahead.filter((level) => level.order > reach),
  }
}

/** The decisions a person can hold in hand, for the form's choice. */
export function listDecisions(entry: PlanEntry): { id: string; name: string }[] {
  const decided = entry.levels.filter((level) => level.stage !== 'court')
  return [
    { id: 'first', name: 'The first no' },
    ...decided.map((level) => ({ id: level.id, name: `The answer to: ${level.name}` })),
  ]
}
