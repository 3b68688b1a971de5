import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Missouri',
  regulators: [
    {
      id: 'doi-mo',
      title: 'Missouri Department of Commerce and Insurance',
      url: 'https://insurance.mo.gov/',
      email: null,
      phone: '800-726-7390',
      complaint_url: 'https://insurance.mo.gov/consumer-complaints/insurance-complaints',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        "public lists (2026 citations with locator); phone the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-mo',
      title: 'Missouri Department of Social Services, MO HealthNet Division',
      url: 'https://mydss.mo.gov/',
      email: null,
      phone: '800-392-2161',
      complaint_url: 'https://mydss.mo.gov/',
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
    administrator: 'Missouri Department of Commerce and Insurance',
    file_with: 'the department',
    filing_window: null,
    url: null,
    expedited_available: true,
    verification: 'secondary',
    notes:
      'An older source says Missouri sets no filing limit. That is not confirmed. File soon, and within four months.',
    confidence: 'verified',
    source: 'type2.wiki / coveragerights.org Missouri page (older)',
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
    program: 'MO HealthNet',
    agency: 'Missouri Department of Social Services, MO HealthNet Division',
    url: 'https://mydss.mo.gov/',
    appeals_url: null,
    phone: '800-392-2161',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'MO HealthNet for Kids',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
