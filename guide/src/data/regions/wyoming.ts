import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Wyoming',
  regulators: [
    {
      id: 'doi-wy',
      title: 'Wyoming Department of Insurance',
      url: 'https://doi.wyo.gov/',
      email: null,
      phone: '307-777-7402',
      complaint_url: 'https://doi.wyo.gov/consumers/information',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source:
        'official page (saved copy); phone k3rt4s/medbill-dispute-kit references/laws_state_wy.md (GitHub, Sep 2026 version)',
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-wy',
      title: 'Wyoming Department of Health (Wyoming Medicaid)',
      url: 'https://health.wyo.gov/healthcarefin/medicaid/',
      email: null,
      phone: '866-571-0944',
      complaint_url: 'https://health.wyo.gov/healthcarefin/medicaid/',
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
    administrator: 'independent review organization under Wyoming Department of Insurance rules',
    file_with: 'your insurer',
    filing_window: { value: 120, unit: 'days', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'secondary',
    notes: 'There is a $15 fee. It can be waived.',
    confidence: 'verified',
    source: 'type2.wiki / coveragerights.org Wyoming page (older); apellica.com/states/wyoming',
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
    program: 'Wyoming Medicaid',
    agency: 'Wyoming Department of Health (Wyoming Medicaid)',
    url: 'https://health.wyo.gov/healthcarefin/medicaid/',
    appeals_url: null,
    phone: '866-571-0944',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: { program: 'Kid Care CHIP', confidence: 'known', source: 'general knowledge', checked: '2026-11-15' },
  basic_health_program: null,
}
