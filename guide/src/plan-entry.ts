import type { Evidence } from './evidence.ts'

/** The roads of appeal. One plan type of the picker can hide several. */
export const planEntryIds = [
  'EMPLOYER_SPONSORED_SELF_FUNDED',
  'EMPLOYER_SPONSORED_FULLY_INSURED',
  'ACA_MARKETPLACE',
  'MEDICAID_MANAGED_CARE',
  'MEDICAID_FFS',
  'MEDICARE',
  'MEDICARE_ADVANTAGE',
  'MEDICARE_PART_D',
  'MEDICAID_AND_MEDICARE',
  'CHIP',
  'BASIC_HEALTH_PROGRAM',
  'TRICARE',
  'FEHB',
  'GRANDFATHERED',
  'SHORT_TERM_OR_EXCEPTED',
] as const
export type PlanEntryId = (typeof planEntryIds)[number]

export const filingKinds = [
  'federal_fixed',
  'federal_minimum',
  'state_set',
  'plan_set',
  'contract_set',
  'plan_or_state_law',
  'automatic',
] as const
export type FilingKind = (typeof filingKinds)[number]

/** How long the person has to ask for a level. */
export type Filing = {
  kind: FilingKind
  /** Null where only the notice, the plan or the state knows it. */
  amount: number | null
  unit: 'calendar_days' | 'months' | 'end_of_third_year_after_care' | null
  /** 'receipt': the day the notice arrived. 'notice': the date printed on it. */
  counted_from: 'receipt' | 'notice' | 'care'
  /** Days after the notice date on which the law takes it as received; null when the rule has none. */
  mailing_presumption_days: number | null
  /** Days from the notice date that are safe to count on; null when no date may be shown. */
  safe_days: number | null
  /** Least and most days a state may choose; null is no federal bound. */
  allowed_range?: readonly [least: number | null, most: number | null]
  /** The last day moves to the next business day, and a missing day to the first of the next month. */
  rolls_forward?: true
  /** An urgent request at this level gets no mail days. */
  urgent_has_no_mail_days?: true
  /** For a policy that a person bought alone the number is not known. */
  employer_plans_only?: true
  /** What counts as filed. */
  filed_when: string | null
  late_filing: string | null
  /** Shown to the reader: how the date is counted. */
  rule: string
  /** The number to ask for when `amount` is null. */
  ask?: string
  citation: string
  evidence: Evidence
}

export const clockCases = [
  'urgent',
  'standard',
  'pre_service',
  'pre_service_other',
  'post_service',
  'part_b_drug',
  'urgent_part_b_drug',
  'outpatient_drug',
  'ongoing_cut',
  'ongoing_extension_urgent',
  'eligibility_urgent',
  'first_check',
  'missed_deadline',
] as const
export type ClockCase = (typeof clockCases)[number]

/** How long the insurer, the state or the reviewer has to answer. */
export type Clock = {
  case: ClockCase
  amount: number | null
  unit: 'hours' | 'calendar_days' | 'business_days' | null
  /** 'request': when the request arrives, so a date can be counted. 'later_event': some event nobody can foresee. */
  counted_from: 'request' | 'later_event'
  extension?: string
  note?: string
  citation: string
  evidence: Evidence
}

export type Level = {
  id: string
  /** Levels with the same order stand side by side. */
  order: number
  name: string
  stage: 'internal' | 'external' | 'court'
  optional?: true
  only_if_urgent?: true
  decided_by: string
  filing: Filing
  decision: readonly Clock[]
  /** What the person may do when the answer does not come in time. */
  if_answer_is_late?: { text: string; citation: string; evidence: Evidence }
  /** Dollars that must be in dispute, or the yearly Medicare amounts. */
  amount_in_dispute?: number | 'medicare_hearing' | 'medicare_court'
  cost?: string
  form?: string
  note?: string
}

export const keepServicesKinds = [
  'ten_days_or_effective_date',
  'before_effective_date',
  'state_medicaid_rules',
  'before_the_cut',
  'enrollment_only',
  'none',
] as const
export type KeepServicesKind = (typeof keepServicesKinds)[number]

export type KeepServices = {
  kind: KeepServicesKind
  rule: string
  /** How the date is counted, for kinds that have one. */
  deadline: string | null
  risk?: string
  who_asks?: string
  citation: string
  evidence: Evidence
}

export const fastAppealIds = ['hospital_discharge', 'service_termination', 'status_change'] as const
export type FastAppealId = (typeof fastAppealIds)[number]

export type FastAppeal = {
  id: FastAppealId
  name: string
  notice: string
  ask: string
  deadline: string
  decision: string
  protection: string | null
  if_late: string
  next: string | null
  citation: string
  evidence: Evidence
}

export type CitedText = { text: string; citation: string; evidence: Evidence }

export type PlanEntry = {
  id: PlanEntryId
  label: string
  /** One or two sentences: what kind of coverage this is and how its road runs. */
  summary: string
  governing_law: readonly string[]
  regulator: string
  first_decision: readonly Clock[]
  levels: readonly Level[]
  urgent: {
    available: boolean
    test: string | null
    who_may_ask: readonly string[]
    notes: readonly string[]
    citation: string | null
    evidence: Evidence
  }
  outside_review: { available: boolean; text: string; cost: string | null; evidence: Evidence }
  keep_services: KeepServices
  fast_appeals: readonly FastAppeal[]
  representation: {
    who: readonly string[]
    form: string
    note?: string
    citation: string
    evidence: Evidence
  }
  key_documents: readonly string[]
  cautions: readonly string[]
  /** Other requests that look like an appeal of a denial but are not. */
  related: readonly (CitedText & { name: string })[]
  /** What they must do once a denial is reversed. */
  after_a_win?: CitedText
  does_not_apply: readonly string[]
  still_applies: readonly string[]
}
