import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Louisiana',
  regulators: [
    {
      id: 'doi-la',
      title: 'Louisiana Department of Insurance',
      url: 'https://www.ldi.la.gov/',
      email: null,
      phone: '800-259-5300',
      complaint_url: 'https://www.ldi.la.gov/onlineservices/ConsumerComplaintForm',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        'a public list that records opening the complaint page in 2026 (address and title matched; the page itself could not be opened)',
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-la',
      title: 'Louisiana Department of Health (Healthy Louisiana)',
      url: 'https://ldh.la.gov/medicaid',
      email: null,
      phone: '888-342-6207',
      complaint_url: 'https://ldh.la.gov/medicaid',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP'],
      partially_regulates: ['DUAL'],
      verification: 'home-page',
      notes:
        'If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'known',
      source:
        "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
      checked: '2026-11-15',
    },
  ],
  resources: [],
  external_review: {
    process: 'state',
    administrator: 'Louisiana Department of Insurance',
    file_with: 'your insurer',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source: 'patientadvocates.io Louisiana external-review guide (R.S. 22:2436)',
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
    program: 'Healthy Louisiana',
    agency: 'Louisiana Department of Health (Healthy Louisiana)',
    url: 'https://ldh.la.gov/medicaid',
    appeals_url: null,
    phone: '888-342-6207',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: 'LaCHIP',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
