/** The insurance types the appeals guide is written for, as its picker shows them. */
export const planTypes = [
  'Commercial - Employer Sponsored - Self-Funded',
  'Commercial - Employer Sponsored - Fully Insured',
  'Commercial - Marketplace Plan',
  'Medicaid',
  'Medicare',
  'Dual Medicaid Medicare',
  "CHIP (Children's Health Insurance Program)",
  'Basic Health Program',
] as const
export type PlanType = (typeof planTypes)[number]

/** The three for which the specification gives an appeal lifecycle. */
export function isCommercial(planType: PlanType): boolean {
  return planType.startsWith('Commercial - ')
}
