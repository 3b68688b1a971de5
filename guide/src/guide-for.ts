import type { RegionName } from '@recourse/contract/regions'
import { ownPolicyEntry } from './deadlines/own-policy.ts'
import { guideTexts, noBasicHealthProgram } from './guide-texts.ts'
import { guideTypes } from './guide-types.ts'
import { type Lifecycle, lifecycleOf } from './lifecycle.ts'
import { loadPlan } from './load-plan.ts'
import { loadRegion } from './load-region.ts'
import type { PlanEntry } from './plan-entry.ts'
import type { PlanType } from './plan-types.ts'
import type { RegionFacts, Regulator, Resource } from './region-facts.ts'
import { findRegulatedType, type GuideRegulator, listRegulators, listResources } from './regulators.ts'
import { resolveEntries } from './resolve-entries.ts'
import { listSubQuestions, type SubAnswers, type SubQuestionId } from './sub-questions.ts'

/** `startLevel` and `ownPolicy` go into the deadline question as they are. */
export type GuideRoad = {
  entry: PlanEntry
  startLevel?: string
  ownPolicy?: true
  lifecycle: Lifecycle
}

export type Guide = {
  planType: PlanType
  region: RegionFacts
  /** To be asked; answered or not. */
  questions: SubQuestionId[]
  /** False while several roads are still possible; all of them are in `roads` then. */
  decided: boolean
  roads: GuideRoad[]
  regulators: GuideRegulator[]
  /** Shown in place of an empty list. */
  noRegulators: string | null
  resources: Resource[]
  noResources: string | null
  /** Where no road is known: the title, why, and a resource that may help. */
  limitedInformation: { title: string; text: string; resource: Resource | null } | null
}

export type GuideFacts = {
  region: RegionFacts
  nationalRegulators: readonly Regulator[]
  nationalResources: readonly Resource[]
  plans: readonly PlanEntry[]
}

/** What to show for a choice, from data that is already loaded; `plans` holds the roads that the choice leads to. */
export function guideFrom(planType: PlanType, facts: GuideFacts, answers: SubAnswers): Guide {
  const { region, nationalRegulators, nationalResources, plans } = facts
  const { choices, decided } = resolveEntries(planType, region, answers)
  const roads = choices.flatMap((choice) => {
    const plan = plans.find(({ id }) => id === choice.entry)
    if (!plan) return []
    const entry = choice.ownPolicy ? ownPolicyEntry(plan) : plan
    return [{ ...choice, entry, lifecycle: lifecycleOf(entry) }]
  })
  const type = findRegulatedType(planType, answers)
  const regulators = type ? listRegulators([...region.regulators, ...nationalRegulators], type) : []
  const resources = listResources(region.resources, nationalResources, type, guideTypes.length)
  const limited = {
    title: guideTexts.limitedInformation,
    text: noBasicHealthProgram(region.region),
    resource: nationalResources.find((resource) => resource.id === 'medicaid-gov') ?? null,
  }
  return {
    planType,
    region,
    questions: listSubQuestions(planType, answers),
    decided,
    roads,
    regulators,
    noRegulators: regulators.length === 0 ? guideTexts.noRegulators : null,
    resources,
    noResources: resources.length === 0 ? guideTexts.noResources : null,
    limitedInformation: roads.length === 0 ? limited : null,
  }
}

/** Loads what the choice needs, and no more, then answers. */
export async function guideFor(
  planType: PlanType,
  region: RegionName,
  answers: SubAnswers = {},
): Promise<Guide> {
  const [facts, { nationalRegulators }, { nationalResources }] = await Promise.all([
    loadRegion(region),
    import('./data/national.ts'),
    import('./data/national-resources.ts'),
  ])
  const { choices } = resolveEntries(planType, facts, answers)
  const plans = await Promise.all(choices.map(({ entry }) => loadPlan(entry)))
  return guideFrom(planType, { region: facts, nationalRegulators, nationalResources, plans }, answers)
}
