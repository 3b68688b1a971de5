import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Oklahoma',
  regulators: [
    {
      id: 'doi-ok',
      title: 'Oklahoma Insurance Department',
      url: 'https://www.oid.ok.gov/',
      email: null,
      phone: '800-522-0071',
      complaint_url: 'https://www.oid.ok.gov/consumers/file-an-online-complaint/',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source: "official page (saved copy); the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ok',
      title: 'Oklahoma Health Care Authority',
      url: 'https://oklahoma.gov/ohca.html',
      email: null,
      phone: '800-987-7767',
      complaint_url: 'https://oklahoma.gov/ohca.html',
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
    administrator: 'Oklahoma Insurance Department',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source: 'patientadvocates.io Oklahoma start-here guide (36 O.S. 6475)',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state_on_federal_platform',
    name: 'HealthCare.gov',
    url: 'https://www.healthcare.gov/',
    notes:
      'On the federal site under state rules since May 1, 2026. Its own site is planned for November 2027.',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list; OHA bulletin and OID notices',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'SoonerCare',
    agency: 'Oklahoma Health Care Authority',
    url: 'https://oklahoma.gov/ohca.html',
    appeals_url: null,
    phone: '800-987-7767',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'SoonerCare (CHIP coverage)',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
