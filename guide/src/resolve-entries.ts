import type { PlanEntryId } from './plan-entry.ts'
import type { PlanType } from './plan-types.ts'
import type { RegionFacts } from './region-facts.ts'
import type { SubAnswer, SubAnswers } from './sub-questions.ts'

/** A road of appeal, and where on it the first no stands when that is not the first level. */
export type EntryChoice = {
  entry: PlanEntryId
  startLevel?: string
  /** A policy bought alone, to which rules for employer plans do not apply. */
  ownPolicy?: true
}

/** `decided` is false while the answers leave several roads open; then all of them are listed. */
export type Resolution = { choices: EntryChoice[]; decided: boolean }

const commercialEntry: Partial<Record<PlanType, PlanEntryId>> = {
  'Commercial - Employer Sponsored - Self-Funded': 'EMPLOYER_SPONSORED_SELF_FUNDED',
  'Commercial - Employer Sponsored - Fully Insured': 'EMPLOYER_SPONSORED_FULLY_INSURED',
  'Commercial - Marketplace Plan': 'ACA_MARKETPLACE',
}

const specialEntry: Record<Exclude<SubAnswer<'special'>, 'none'>, PlanEntryId> = {
  federal_employee: 'FEHB',
  military: 'TRICARE',
  grandfathered: 'GRANDFATHERED',
  short_term: 'SHORT_TERM_OR_EXCEPTED',
}

const medicareEntry: Record<SubAnswer<'medicare'>, PlanEntryId> = {
  original: 'MEDICARE',
  advantage: 'MEDICARE_ADVANTAGE',
  drug: 'MEDICARE_PART_D',
}

const medicaidEntry: Record<SubAnswer<'medicaid'>, PlanEntryId> = {
  managed_care: 'MEDICAID_MANAGED_CARE',
  fee_for_service: 'MEDICAID_FFS',
}

function pick<Answer extends string>(
  table: Record<Answer, PlanEntryId>,
  answer: Answer | undefined,
): Resolution {
  const entries = answer ? [table[answer]] : Object.values<PlanEntryId>(table)
  return { choices: entries.map((entry) => ({ entry })), decided: answer !== undefined }
}

function join(first: Resolution, second: Resolution): Resolution {
  return { choices: [...first.choices, ...second.choices], decided: first.decided && second.decided }
}

function one(entry: PlanEntryId): Resolution {
  return { choices: [{ entry }], decided: true }
}

function resolveDual(answers: SubAnswers): Resolution {
  if (answers.dual === 'integrated') return one('MEDICAID_AND_MEDICARE')
  if (answers.dual === 'drug') return one('MEDICARE_PART_D')
  // Separate programs run side by side; when unsure, both are filed by the earlier date.
  const both = join(pick(medicareEntry, answers.medicare), pick(medicaidEntry, answers.medicaid))
  return answers.dual === 'separate' ? both : { ...join(one('MEDICAID_AND_MEDICARE'), both), decided: false }
}

function resolveChip(answers: SubAnswers): Resolution {
  if (answers.chip === 'medicaid') return pick(medicaidEntry, answers.medicaid)
  if (answers.chip === 'state')
    return { choices: [{ entry: 'CHIP', startLevel: 'state_review' }], decided: true }
  return { choices: [{ entry: 'CHIP' }], decided: answers.chip !== undefined }
}

/** Which roads of appeal a plan type and the answers lead to. */
export function resolveEntries(
  planType: PlanType,
  region: Pick<RegionFacts, 'basic_health_program'>,
  answers: SubAnswers,
): Resolution {
  const commercial = commercialEntry[planType]
  if (commercial) {
    const special = answers.special
    if (special === 'grandfathered' && commercial === 'ACA_MARKETPLACE') {
      return { choices: [{ entry: 'GRANDFATHERED', ownPolicy: true }], decided: true }
    }
    return one(special && special !== 'none' ? specialEntry[special] : commercial)
  }
  switch (planType) {
    case 'Medicare':
      return pick(medicareEntry, answers.medicare)
    case 'Medicaid':
      return pick(medicaidEntry, answers.medicaid)
    case 'Dual Medicaid Medicare':
      return resolveDual(answers)
    case "CHIP (Children's Health Insurance Program)":
      return resolveChip(answers)
    default:
      return region.basic_health_program ? one('BASIC_HEALTH_PROGRAM') : { choices: [], decided: true }
  }
}
