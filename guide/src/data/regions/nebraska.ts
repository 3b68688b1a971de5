import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Nebraska',
  regulators: [
    {
      id: 'doi-ne',
      title: 'Nebraska Department of Insurance',
      url: 'https://doi.nebraska.gov/',
      email: 'doi.insurancecomplaints@nebraska.gov',
      phone: '877-564-7323',
      complaint_url: 'https://doi.nebraska.gov/consumer/policyholder-help',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      notes: 'The toll-free number works inside Nebraska. Elsewhere call 402-471-2201.',
      confidence: 'verified',
      source:
        "official page (saved copy); phone and email the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ne',
      title: 'Nebraska Department of Health and Human Services',
      url: 'https://dhhs.ne.gov/',
      email: null,
      phone: '855-632-7633',
      complaint_url: 'https://dhhs.ne.gov/',
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
    administrator: 'Nebraska Department of Insurance',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source: 'patientadvocates.io Nebraska start-here guide',
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
    program: 'Nebraska Medicaid (Heritage Health)',
    agency: 'Nebraska Department of Health and Human Services',
    url: 'https://dhhs.ne.gov/',
    appeals_url: null,
    phone: '855-632-7633',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: { program: 'Nebraska CHIP', confidence: 'known', source: 'general knowledge', checked: '2026-11-15' },
  basic_health_program: null,
}
