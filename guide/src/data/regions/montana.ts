import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Montana',
  regulators: [
    {
      id: 'doi-mt',
      title: 'Montana Commissioner of Securities and Insurance, State Auditor',
      url: 'https://csimt.gov/',
      email: null,
      phone: '800-332-6148',
      complaint_url: 'https://csimt.gov/',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'home-page',
      notes: 'We could not confirm the complaint page, so this opens the home page.',
      confidence: 'known',
      source:
        "home page; phone open-exam-prep.com (Jan 2026) and the Fight Health Insurance project's state list (GitHub, Aug 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-mt',
      title: 'Montana Department of Public Health and Human Services',
      url: 'https://dphhs.mt.gov/',
      email: null,
      phone: '888-706-1535',
      complaint_url: 'https://dphhs.mt.gov/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP'],
      partially_regulates: ['DUAL'],
      verification: 'secondary',
      notes:
        'If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'verified',
      source:
        "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
      checked: '2026-11-15',
    },
  ],
  resources: [],
  external_review: {
    process: 'state',
    administrator: 'Montana Commissioner of Securities and Insurance',
    file_with: 'your insurer',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'general-knowledge',
    confidence: 'known',
    source: 'MCA Title 33 ch. 32 part 4, from general knowledge',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'federal',
    name: 'HealthCare.gov',
    url: 'https://www.healthcare.gov/',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Montana Medicaid',
    agency: 'Montana Department of Public Health and Human Services',
    url: 'https://dphhs.mt.gov/',
    appeals_url: null,
    phone: '888-706-1535',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Healthy Montana Kids',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
