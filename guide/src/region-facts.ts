import type { RegionName } from '@recourse/contract/regions'
import type { Sourced } from './evidence.ts'
import type { GuideType } from './guide-types.ts'

export const regulatorKinds = [
  'insurance_department',
  'medicaid_agency',
  'managed_care_regulator',
  'health_insurance_regulator',
  'external_review_office',
  'federal_agency',
] as const

export type Regulator = Sourced & {
  id: string
  title: string
  url: string
  email: string | null
  /** As NNN-NNN-NNNN. */
  phone: string | null
  complaint_url: string
  /** Where the complaint belongs elsewhere for some types. */
  complaint_url_by_type?: Readonly<Partial<Record<GuideType, string>>>
  national: boolean
  kind: (typeof regulatorKinds)[number]
  regulates: readonly GuideType[]
  partially_regulates: readonly GuideType[]
  /** How strong the complaint link is, from 'official-page' down to 'fallback'. */
  verification: string
  notes?: string
}

export type Resource = Sourced & {
  id: string
  title: string
  url: string
  description: string
  types: readonly GuideType[]
  kind: string
  phone: string | null
  email: string | null
}

/** Review of insured plans' denials by someone outside the insurer. */
export type ExternalReview = Sourced & {
  process: 'state' | 'federal' | 'both'
  administrator: string
  file_with: string
  filing_window: { value: number; unit: 'days' | 'months'; from_event: string } | null
  /** The shortest period any source gives, where they disagree. */
  safe_days?: number
  url: string | null
  expedited_available: boolean
  verification: string
  notes?: string
}

export type RegionFacts = {
  region: RegionName
  regulators: readonly Regulator[]
  resources: readonly Resource[]
  external_review: ExternalReview
  marketplace: Sourced & {
    type: 'federal' | 'state' | 'state_on_federal_platform' | 'none'
    name: string | null
    url: string | null
    notes?: string
  }
  medicaid: Sourced & {
    program: string
    agency: string
    url: string
    appeals_url: string | null
    phone: string | null
  }
  chip: Sourced & { program: string | null; notes?: string }
  basic_health_program: (Sourced & { name: string; notes?: string }) | null
}
