import { type RegionName, regionNames } from '@recourse/contract/regions'
import { guideTypeOf } from '@recourse/guide/guide-types'
import { type PlanType, planTypes } from '@recourse/guide/plan-types'
import { readSubAnswers, type SubAnswers } from '@recourse/guide/sub-questions'

/** What the reader picked. It stands in the address, so that it can be shared. */
export type GuideChoice = {
  planType: PlanType
  region: RegionName
  answers: SubAnswers
  /** Which of two roads, where a person has two programs side by side. */
  road: string | null
}

export const defaultChoice: GuideChoice = {
  planType: 'Commercial - Employer Sponsored - Self-Funded',
  region: 'Alabama',
  answers: {},
  road: null,
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[ _]/g, '-')
}

export const planTypeSlug = (planType: PlanType): string => slug(guideTypeOf[planType])
export const regionSlug = (region: RegionName): string => slug(region)

export function findPlanType(text: string | null): PlanType | undefined {
  return planTypes.find((planType) => planTypeSlug(planType) === text)
}
export function findRegion(text: string | null): RegionName | undefined {
  return regionNames.find((region) => regionSlug(region) === text)
}

/** Reads the address, which anyone may have typed; what it leaves out comes from `otherwise`. */
export function readChoice(params: URLSearchParams, otherwise: GuideChoice): GuideChoice {
  const planType = findPlanType(params.get('type'))
  const region = findRegion(params.get('region'))
  return {
    planType: planType ?? otherwise.planType,
    region: region ?? otherwise.region,
    answers: readSubAnswers(Object.fromEntries(params)),
    road: params.get('road'),
  }
}

/** The address of a choice; `more` says what is shown of it, such as a tool. */
export function choiceParams(
  { planType, region, answers, road }: GuideChoice,
  more: Readonly<Record<string, string | null>> = {},
): URLSearchParams {
  const params = new URLSearchParams({ type: planTypeSlug(planType), region: regionSlug(region) })
  for (const [name, value] of Object.entries({ ...answers, road, ...more })) {
    if (value) params.set(name, value)
  }
  return params
}
