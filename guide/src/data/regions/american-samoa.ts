import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'American Samoa',
  regulators: [
    {
      id: 'doi-as',
      title: 'American Samoa Office of the Insurance Commissioner',
      url: 'https://www.americansamoa.gov/',
      email: null,
      phone: null,
      complaint_url: 'https://content.naic.org/state-insurance-departments',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED'],
      partially_regulates: [],
      verification: 'fallback',
      notes:
        "We found no complaint page. Reach the office through the directory of insurance departments or the Governor's office. There is no Marketplace in this territory.",
      confidence: 'known',
      source:
        'NAIC directory (opened according to a public list); office existence: American Samoa Code 29.0201 (asbar.org)',
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-as',
      title: 'American Samoa Medicaid State Agency',
      url: 'https://www.medicaid.gov/',
      email: null,
      phone: null,
      complaint_url: 'https://www.medicaid.gov/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP'],
      partially_regulates: ['DUAL'],
      verification: 'home-page',
      notes:
        'We found no page of the territory, so this opens the federal Medicaid site. If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'known',
      source:
        "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
      checked: '2026-11-15',
    },
  ],
  resources: [],
  external_review: {
    process: 'federal',
    administrator: 'The federal process, or a review organization hired by the plan',
    file_with: 'as your notice says',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://www.cms.gov/CCIIO/Programs-and-Initiatives/Consumer-Support-and-Information/csg-ext-appeals-facts',
    expedited_available: true,
    verification: 'general-knowledge',
    notes:
      'Federal guidance since 2014 limits these rules for individual policies in the territories. Employer plans keep the right to outside review. Rely on your notice.',
    confidence: 'known',
    source: 'externalappeal.com issuer FAQ (2012) lists the territory',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'none',
    name: null,
    url: null,
    notes: 'There is no Marketplace in this territory.',
    confidence: 'known',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'American Samoa Medicaid',
    agency: 'American Samoa Medicaid State Agency',
    url: 'https://www.medicaid.gov/',
    appeals_url: null,
    phone: null,
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: null,
    notes: 'Children are covered inside Medicaid.',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
