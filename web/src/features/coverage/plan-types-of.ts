import type { Coverage } from '@recourse/contract/coverage'
import type { PlanType } from '@recourse/guide/plan-types'

/** Which plan types of the guide the record can mean. Whether an employer pays the claims itself it does not say. */
export function planTypesOf({ employer_sponsored }: Pick<Coverage, 'employer_sponsored'>): PlanType[] {
  if (employer_sponsored === null) return []
  return employer_sponsored
    ? ['Commercial - Employer Sponsored - Self-Funded', 'Commercial - Employer Sponsored - Fully Insured']
    : ['Commercial - Marketplace Plan']
}
