import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Alabama',
  regulators: [
    {
      id: 'doi-al',
      title: 'Alabama Department of Insurance',
      url: 'https://aldoi.gov/',
      email: null,
      phone: '334-241-4141',
      complaint_url: 'https://aldoi.gov/Consumers/FileComplaint.aspx',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source:
        "official page (saved copy) https://aldoi.gov/Consumers/FileComplaint.aspx; phone the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-al',
      title: 'Alabama Medicaid Agency',
      url: 'https://medicaid.alabama.gov/',
      email: null,
      phone: '800-362-1504',
      complaint_url: 'https://medicaid.alabama.gov/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID'],
      partially_regulates: ['CHIP', 'DUAL'],
      verification: 'secondary',
      notes:
        'The Alabama Department of Public Health runs CHIP (ALL Kids). If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'verified',
      source:
        "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
      checked: '2026-11-15',
    },
  ],
  resources: [],
  external_review: {
    process: 'federal',
    administrator: 'The federal process (MAXIMUS), or a review organization hired by the insurer',
    file_with: 'as your notice says',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://www.cms.gov/CCIIO/Programs-and-Initiatives/Consumer-Support-and-Information/csg-ext-appeals-facts',
    expedited_available: true,
    verification: 'secondary',
    notes: 'Older guides say 60 days. The federal request form says four months.',
    confidence: 'verified',
    source:
      'type2.wiki Alabama page; patientadvocates.io Alaska guide names Alabama as federal; HHS request form text (4 months)',
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
    program: 'Alabama Medicaid',
    agency: 'Alabama Medicaid Agency',
    url: 'https://medicaid.alabama.gov/',
    appeals_url: null,
    phone: '800-362-1504',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'ALL Kids',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
