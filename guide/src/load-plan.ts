import type { PlanEntry, PlanEntryId } from './plan-entry.ts'

/** One module per road of appeal, so that a browser fetches only those that the picked plan type needs. */
const loaders: Readonly<Record<PlanEntryId, () => Promise<PlanEntry>>> = {
  EMPLOYER_SPONSORED_SELF_FUNDED: async () =>
    (await import('./data/plans/employer-sponsored-self-funded.ts')).plan,
  EMPLOYER_SPONSORED_FULLY_INSURED: async () =>
    (await import('./data/plans/employer-sponsored-fully-insured.ts')).plan,
  ACA_MARKETPLACE: async () => (await import('./data/plans/aca-marketplace.ts')).plan,
  MEDICAID_MANAGED_CARE: async () => (await import('./data/plans/medicaid-managed-care.ts')).plan,
  MEDICAID_FFS: async () => (await import('./data/plans/medicaid-ffs.ts')).plan,
  MEDICARE: async () => (await import('./data/plans/medicare.ts')).plan,
  MEDICARE_ADVANTAGE: async () => (await import('./data/plans/medicare-advantage.ts')).plan,
  MEDICARE_PART_D: async () => (await import('./data/plans/medicare-part-d.ts')).plan,
  MEDICAID_AND_MEDICARE: async () => (await import('./data/plans/medicaid-and-medicare.ts')).plan,
  CHIP: async () => (await import('./data/plans/chip.ts')).plan,
  BASIC_HEALTH_PROGRAM: async () => (await import('./data/plans/basic-health-program.ts')).plan,
  TRICARE: async () => (await import('./data/plans/tricare.ts')).plan,
  FEHB: async () => (await import('./data/plans/fehb.ts')).plan,
  GRANDFATHERED: async () => (await import('./data/plans/grandfathered.ts')).plan,
  SHORT_TERM_OR_EXCEPTED: async () => (await import('./data/plans/short-term-or-excepted.ts')).plan,
}

export function loadPlan(entry: PlanEntryId): Promise<PlanEntry> {
  return loaders[entry]()
}
