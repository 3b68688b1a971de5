import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'South Dakota',
  regulators: [
    {
      id: 'doi-sd',
      title: 'South Dakota Division of Insurance',
      url: 'https://dlr.sd.gov/insurance/',
      email: null,
      phone: '605-773-3563',
      complaint_url: 'https://dlr.sd.gov/insurance/doi_complaint.aspx',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source: 'official page (saved copy)',
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-sd',
      title: 'South Dakota Department of Social Services',
      url: 'https://dss.sd.gov/medicaid/',
      email: null,
      phone: '800-597-1603',
      complaint_url: 'https://dss.sd.gov/medicaid/',
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
    administrator: 'South Dakota Division of Insurance',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://dlr.sd.gov/insurance/doi_complaint.aspx',
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source:
      'type2.wiki / coveragerights.org South Dakota page (older); patientadvocates.io South Dakota guide; address from the official site (saved copy)',
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
    program: 'South Dakota Medicaid',
    agency: 'South Dakota Department of Social Services',
    url: 'https://dss.sd.gov/medicaid/',
    appeals_url: null,
    phone: '800-597-1603',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'South Dakota CHIP',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
