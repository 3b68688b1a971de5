import type { Filing, Level, PlanEntry } from '../plan-entry.ts'

function withoutNumber(filing: Filing): Filing {
  return { ...filing, kind: 'plan_set', amount: null, unit: null, safe_days: null }
}

function asOwnPolicy(level: Level): Level {
  return level.filing.employer_plans_only
    ? { ...level, filing: withoutNumber(level.filing), decision: [] }
    : level
}

/** The road of a policy bought alone: what only employer plans must grant is taken out, and asked for instead. */
export function ownPolicyEntry(entry: PlanEntry): PlanEntry {
  const levels = entry.levels.map(asOwnPolicy)
  if (levels.every((level, index) => level === entry.levels[index])) return entry
  return { ...entry, levels, keep_services: { ...entry.keep_services, kind: 'none' } }
}
