import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Michigan',
  regulators: [
    {
      id: 'doi-mi',
      title: 'Michigan Department of Insurance and Financial Services',
      url: 'https://www.michigan.gov/difs',
      email: 'DIFSComplaints@michigan.gov',
      phone: '877-999-6442',
      complaint_url: 'https://www.michigan.gov/difs/consumers/complaint',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: ['SELF_FUNDED'],
      verification: 'secondary',
      notes: 'For self-funded plans, this office can help only with plans of government employers.',
      confidence: 'verified',
      source:
        "the medbill-dispute-kit project's state page (GitHub, 2026); a public list that records opening the complaint page in 2026",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-mi',
      title: 'Michigan Department of Health and Human Services',
      url: 'https://www.michigan.gov/mdhhs',
      email: null,
      phone: '800-642-3195',
      complaint_url: 'https://www.michigan.gov/mdhhs',
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
    administrator: 'Michigan Department of Insurance and Financial Services',
    file_with: 'the department',
    filing_window: { value: 127, unit: 'days', from_event: 'receipt of the final denial' },
    url: 'https://www.michigan.gov/difs/consumers/insurance/health-insurance/individual/appealing',
    expedited_available: true,
    verification: 'official-page',
    confidence: 'verified',
    source: 'official page (saved copy)',
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
    program: 'Michigan Medicaid (Healthy Michigan Plan)',
    agency: 'Michigan Department of Health and Human Services',
    url: 'https://www.michigan.gov/mdhhs',
    appeals_url: null,
    phone: '800-642-3195',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'MIChild',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
