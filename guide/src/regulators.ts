import type { GuideType } from './guide-types.ts'
import { guideTypeOf } from './guide-types.ts'
import type { PlanType } from './plan-types.ts'
import type { Regulator, Resource } from './region-facts.ts'
import type { SubAnswers } from './sub-questions.ts'

export type GuideRegulator = Regulator & {
  /** The regulator has only some power over this type. */
  limitedAuthority: boolean
  complaintUrl: string
}

/** Whose rules hold; nothing for federal employees and the military, whose regulator is no office of this list. */
export function findRegulatedType(planType: PlanType, answers: SubAnswers): GuideType | null {
  if (answers.special === 'federal_employee' || answers.special === 'military') return null
  // Short-term and similar policies are sold by insurers, whatever the picker says.
  return answers.special === 'short_term' ? 'FULLY_INSURED' : guideTypeOf[planType]
}

/** Full authority first, then the region's own before national ones. */
export function listRegulators(regulators: readonly Regulator[], type: GuideType): GuideRegulator[] {
  const rank = (regulator: GuideRegulator) =>
    (regulator.limitedAuthority ? 2 : 0) + (regulator.national ? 1 : 0)
  return regulators
    .filter(
      ({ regulates, partially_regulates }) => regulates.includes(type) || partially_regulates.includes(type),
    )
    .map((regulator) => ({
      ...regulator,
      limitedAuthority: !regulator.regulates.includes(type),
      complaintUrl: regulator.complaint_url_by_type?.[type] ?? regulator.complaint_url,
    }))
    .sort((first, second) => rank(first) - rank(second))
}

/** The region's own help first. Without a type, only what serves every kind of coverage. */
export function listResources(
  regional: readonly Resource[],
  national: readonly Resource[],
  type: GuideType | null,
  typeCount: number,
): Resource[] {
  const fits = ({ types }: Resource) => (type ? types.includes(type) : types.length === typeCount)
  return [...regional.filter(fits), ...national.filter(fits)]
}
