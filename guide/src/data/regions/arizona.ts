import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Arizona',
  regulators: [
    {
      id: 'doi-az',
      title: 'Arizona Department of Insurance and Financial Institutions',
      url: 'https://difi.az.gov/',
      email: null,
      phone: '800-325-2548',
      complaint_url: 'https://difi.az.gov/file-complaint',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source:
        "official page (saved copy) difi.az.gov/file-complaint; phone the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-az',
      title: 'Arizona Health Care Cost Containment System (AHCCCS)',
      url: 'https://www.azahcccs.gov/',
      email: null,
      phone: '800-523-0231',
      complaint_url: 'https://www.azahcccs.gov/',
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
    administrator: 'Arizona Department of Insurance and Financial Institutions',
    file_with: 'your insurer',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://difi.az.gov/consumer/i/health/hca',
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source: 'patientadvocates.io Arizona external-review guide (A.R.S. 20-2537); official page (saved copy)',
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
    program: 'AHCCCS',
    agency: 'Arizona Health Care Cost Containment System (AHCCCS)',
    url: 'https://www.azahcccs.gov/',
    appeals_url: null,
    phone: '800-523-0231',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'KidsCare',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
