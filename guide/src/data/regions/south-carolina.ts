import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'South Carolina',
  regulators: [
    {
      id: 'doi-sc',
      title: 'South Carolina Department of Insurance',
      url: 'https://doi.sc.gov/',
      email: 'consumers@doi.sc.gov',
      phone: '800-768-3467',
      complaint_url: 'https://doi.sc.gov/8/Consumers',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source:
        "official page (saved copy); email tighepa.com; phone the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-sc',
      title: 'South Carolina Department of Health and Human Services',
      url: 'https://www.scdhhs.gov/',
      email: null,
      phone: '888-549-0820',
      complaint_url: 'https://www.scdhhs.gov/',
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
    administrator: 'independent review organization under South Carolina Department of Insurance rules',
    file_with: 'your insurer',
    filing_window: null,
    safe_days: 60,
    url: null,
    expedited_available: true,
    verification: 'secondary',
    notes:
      'State law is cited as 60 days (15 days if urgent). Federal rules give most plans at least four months. Treat 60 days as the safe limit.',
    confidence: 'verified',
    source: 'S.C. Code 38-71-1950 to -1980 text; patientadvocates.io South Carolina guide',
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
    program: 'Healthy Connections',
    agency: 'South Carolina Department of Health and Human Services',
    url: 'https://www.scdhhs.gov/',
    appeals_url: null,
    phone: '888-549-0820',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Healthy Connections (Partners for Healthy Children)',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
