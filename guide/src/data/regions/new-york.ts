import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'New York',
  regulators: [
    {
      id: 'doi-ny',
      title: 'New York State Department of Financial Services',
      url: 'https://www.dfs.ny.gov/',
      email: 'consumers@dfs.ny.gov',
      phone: '800-342-3736',
      complaint_url: 'https://www.dfs.ny.gov/complaint',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source:
        "official page (saved copy); the medbill-dispute-kit project's state page (GitHub, 2026); email a public list",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ny',
      title: 'New York State Department of Health, Office of Health Insurance Programs',
      url: 'https://www.health.ny.gov/health_care/medicaid/',
      email: null,
      phone: '800-541-2831',
      complaint_url: 'https://www.health.ny.gov/health_care/medicaid/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP', 'BASIC_HEALTH_PROGRAM'],
      partially_regulates: ['DUAL'],
      verification: 'secondary',
      notes:
        'The Office of Temporary and Disability Assistance (otda.ny.gov) holds the hearings. The agency also runs the Essential Plan. If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'verified',
      source:
        "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
      checked: '2026-11-15',
    },
  ],
  resources: [
    {
      id: 'ny-cha',
      title: 'Community Health Advocates (New York)',
      url: 'https://communityhealthadvocates.org/',
      description: "New York's consumer help program. Free help with denials and appeals.",
      types: [
        'SELF_FUNDED',
        'FULLY_INSURED',
        'MARKETPLACE',
        'MEDICAID',
        'CHIP',
        'DUAL',
        'BASIC_HEALTH_PROGRAM',
      ],
      kind: 'cap',
      phone: '888-614-5400',
      email: null,
      confidence: 'verified',
      source:
        "a public list (last verified 2026-09-18); the Fight Health Insurance project's state list (GitHub, Aug 2026)",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'state',
    administrator: 'New York State Department of Financial Services',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://www.dfs.ny.gov/complaints/file_external_appeal',
    expedited_available: true,
    verification: 'secondary',
    notes: 'The fee is at most $25. You get it back if you win, and it can be waived for hardship.',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's external review list (2026-05-02); the medbill-dispute-kit project's state page (GitHub, 2026); a public list",
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'NY State of Health',
    url: 'https://nystateofhealth.ny.gov/',
    confidence: 'known',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'New York Medicaid',
    agency: 'New York State Department of Health, Office of Health Insurance Programs',
    url: 'https://www.health.ny.gov/health_care/medicaid/',
    appeals_url: null,
    phone: '800-541-2831',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Child Health Plus',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: {
    name: 'Essential Plan',
    notes:
      'Ran under a federal waiver from April 2024. The state announced a return to the Basic Health Program from July 2026.',
    confidence: 'verified',
    source: 'healthinsurance.org mid-2026 page',
    checked: '2026-11-15',
  },
}
