import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Idaho',
  regulators: [
    {
      id: 'doi-id',
      title: 'Idaho Department of Insurance',
      url: 'https://doi.idaho.gov/',
      email: 'consumeraffairs@doi.idaho.gov',
      phone: '800-721-3272',
      complaint_url: 'https://doi.idaho.gov/consumers/file-a-complaint/',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        'k3rt4s/medbill-dispute-kit references/laws_state_id.md (GitHub, Sep 2026 version); related official page doi.idaho.gov/consumers/health-insurance/external-review/ (saved copy)',
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-id',
      title: 'Idaho Department of Health and Welfare, Division of Medicaid',
      url: 'https://healthandwelfare.idaho.gov/',
      email: null,
      phone: '877-456-1233',
      complaint_url: 'https://healthandwelfare.idaho.gov/',
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
    administrator: 'Idaho Department of Insurance',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://doi.idaho.gov/consumers/health-insurance/external-review/',
    expedited_available: true,
    verification: 'official-page',
    confidence: 'verified',
    source: 'official page (saved copy) (120 days / four months)',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'Your Health Idaho',
    url: 'https://www.yourhealthidaho.org/',
    confidence: 'known',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Idaho Medicaid',
    agency: 'Idaho Department of Health and Welfare, Division of Medicaid',
    url: 'https://healthandwelfare.idaho.gov/',
    appeals_url: null,
    phone: '877-456-1233',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: { program: 'Idaho CHIP', confidence: 'known', source: 'general knowledge', checked: '2026-11-15' },
  basic_health_program: null,
}
