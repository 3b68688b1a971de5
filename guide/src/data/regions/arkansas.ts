import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Arkansas',
  regulators: [
    {
      id: 'doi-ar',
      title: 'Arkansas Insurance Department',
      url: 'https://insurance.arkansas.gov/',
      email: 'insurance.consumers@arkansas.gov',
      phone: '800-852-5494',
      complaint_url: 'https://insurance.arkansas.gov/consumer-assistance/consumer-services/file-a-complaint/',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary-live-checked',
      confidence: 'verified',
      source:
        "a public list that records opening the complaint page in 2026; the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ar',
      title: 'Arkansas Department of Human Services',
      url: 'https://humanservices.arkansas.gov/',
      email: null,
      phone: '800-482-8988',
      complaint_url: 'https://humanservices.arkansas.gov/',
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
    administrator: 'Arkansas Insurance Department',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source:
      'patientadvocates.io Arkansas external-review guide (Rule 76); type2.wiki / coveragerights.org Arkansas page (older)',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state_on_federal_platform',
    name: 'HealthCare.gov',
    url: 'https://www.healthcare.gov/',
    notes: 'Arkansas runs parts of it. You sign up at HealthCare.gov.',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Arkansas Medicaid',
    agency: 'Arkansas Department of Human Services',
    url: 'https://humanservices.arkansas.gov/',
    appeals_url: null,
    phone: '800-482-8988',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'ARKids First',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
