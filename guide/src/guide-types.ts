import type { PlanType } from './plan-types.ts'

/** Short names of the eight plan types, as the data lists them. */
export const guideTypes = [
  'SELF_FUNDED',
  'FULLY_INSURED',
  'MARKETPLACE',
  'MEDICAID',
  'MEDICARE',
  'DUAL',
  'CHIP',
  'BASIC_HEALTH_PROGRAM',
] as const
export type GuideType = (typeof guideTypes)[number]

export const guideTypeOf: Readonly<Record<PlanType, GuideType>> = {
  'Commercial - Employer Sponsored - Self-Funded': 'SELF_FUNDED',
  'Commercial - Employer Sponsored - Fully Insured': 'FULLY_INSURED',
  'Commercial - Marketplace Plan': 'MARKETPLACE',
  Medicaid: 'MEDICAID',
  Medicare: 'MEDICARE',
  'Dual Medicaid Medicare': 'DUAL',
  "CHIP (Children's Health Insurance Program)": 'CHIP',
  'Basic Health Program': 'BASIC_HEALTH_PROGRAM',
}
