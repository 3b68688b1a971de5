import { type Coverage, createCoverageBody } from '@recourse/contract/coverage'
import { checkWith } from '../../platform/form-problems.ts'

/** As the form has them: everything is text. */
export interface CoverageValues {
  readonly region: string
  readonly insurer_name: string
  readonly plan_name: string
  readonly member_id: string
  readonly effective_date: string
  readonly premium_cost: string
  readonly user_cost: string
  readonly employer_sponsored: string
}
export type CoverageField = keyof CoverageValues

const text = (value: number | boolean | null) => (value === null ? '' : String(value))

/** `today` is what a new coverage starts with. */
export function coverageValues(coverage: Coverage | undefined, today: string): CoverageValues {
  return {
    region: coverage?.region.name ?? '',
    insurer_name: coverage?.insurer_name ?? '',
    plan_name: coverage?.plan_name ?? '',
    member_id: coverage?.member_id ?? '',
    effective_date: coverage?.effective_date ?? today,
    premium_cost: text(coverage?.premium_cost ?? null),
    user_cost: text(coverage?.user_cost ?? null),
    employer_sponsored: text(coverage?.employer_sponsored ?? null),
  }
}

/** Insurers differ from region to region and plans from insurer to insurer, so what depended on the old one goes. */
export function withChange(values: CoverageValues, field: CoverageField, value: string): CoverageValues {
  const changed = { ...values, [field]: value }
  if (values[field] === value) return changed
  if (field === 'region') return { ...changed, insurer_name: '', plan_name: '' }
  return field === 'insurer_name' ? { ...changed, plan_name: '' } : changed
}

/** In the contract's order, which is the specification's; what is empty is left out. */
export function checkCoverage(values: CoverageValues) {
  const { premium_cost, user_cost, employer_sponsored, ...rest } = values
  const entered = {
    ...rest,
    premium_cost: wholeNumber(premium_cost),
    user_cost: wholeNumber(user_cost),
    employer_sponsored: employer_sponsored === '' ? undefined : employer_sponsored === 'true',
  }
  const present = Object.entries(entered).filter(([, value]) => value !== undefined && value !== '')
  return checkWith(createCoverageBody, Object.fromEntries(present))
}

/** Nothing, a whole number, or NaN for everything else. */
function wholeNumber(typed: string): number | undefined {
  const given = typed.trim()
  if (given === '') return undefined
  return /^[+-]?\d+$/.test(given) ? Number(given) : Number.NaN
}

/** "2026-11-15" where the person is, which may be another day than in UTC. */
export function localDate(now: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
}
