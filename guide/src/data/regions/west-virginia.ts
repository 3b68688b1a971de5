import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'West Virginia',
  regulators: [
    {
      id: 'doi-wv',
      title: 'West Virginia Offices of the Insurance Commissioner',
      url: 'https://www.wvinsurance.gov/',
      email: 'OICConsumerServicesLH@wv.gov',
      phone: '888-879-9842',
      complaint_url: 'https://www.wvinsurance.gov/Consumer_Services',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        "k3rt4s/medbill-dispute-kit references/laws_state_wv.md (GitHub, Sep 2026 version); the Fight Health Insurance project's state list (GitHub, Aug 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-wv',
      title: 'West Virginia Department of Human Services, Bureau for Medical Services',
      url: 'https://bms.wv.gov/',
      email: null,
      phone: '877-716-1212',
      complaint_url: 'https://bms.wv.gov/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP'],
      partially_regulates: ['DUAL'],
      verification: 'home-page',
      notes:
        'The agency was part of DHHR (dhhr.wv.gov/bms) before. If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'known',
      source:
        "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
      checked: '2026-11-15',
    },
  ],
  resources: [],
  external_review: {
    process: 'state',
    administrator: 'West Virginia Offices of the Insurance Commissioner',
    file_with: 'your insurer',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'general-knowledge',
    confidence: 'known',
    source: 'W. Va. CSR 114-97, from general knowledge',
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
    program: 'West Virginia Medicaid',
    agency: 'West Virginia Department of Human Services, Bureau for Medical Services',
    url: 'https://bms.wv.gov/',
    appeals_url: null,
    phone: '877-716-1212',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: { program: 'WVCHIP', confidence: 'known', source: 'general knowledge', checked: '2026-11-15' },
  basic_health_program: null,
}
