import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Mississippi',
  regulators: [
    {
      id: 'doi-ms',
      title: 'Mississippi Insurance Department',
      url: 'https://www.mid.ms.gov/',
      email: 'consumer@mid.ms.gov',
      phone: '800-562-2957',
      complaint_url: 'https://www.mid.ms.gov/mississippi-insurance-department/consumers/file-a-complaint/',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary-live-checked',
      confidence: 'verified',
      source:
        "a public list that records opening the complaint page in 2026; the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ms',
      title: 'Mississippi Division of Medicaid',
      url: 'https://medicaid.ms.gov/',
      email: null,
      phone: '800-421-2408',
      complaint_url: 'https://medicaid.ms.gov/medicaid-coverage/after-you-apply/eligibility-hearings/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP'],
      partially_regulates: ['DUAL'],
      verification: 'official-page',
      notes:
        'The hearing page is about who can get Medicaid. For a denied service, follow your notice. If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'verified',
      source:
        "official hearing page (saved copy); the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
      checked: '2026-11-15',
    },
  ],
  resources: [],
  external_review: {
    process: 'state',
    administrator: 'Mississippi Insurance Department',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://www.mid.ms.gov/mississippi-insurance-department/healthcare/health-care-external-review/',
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source:
      'type2.wiki / coveragerights.org Mississippi page (older); address from the official site (saved copy)',
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
    program: 'Mississippi Medicaid (MississippiCAN)',
    agency: 'Mississippi Division of Medicaid',
    url: 'https://medicaid.ms.gov/',
    appeals_url: 'https://medicaid.ms.gov/medicaid-coverage/after-you-apply/eligibility-hearings/',
    phone: '800-421-2408',
    confidence: 'verified',
    source:
      "official hearing page (saved copy); the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Mississippi CHIP',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
