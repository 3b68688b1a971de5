import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Tennessee',
  regulators: [
    {
      id: 'doi-tn',
      title: 'Tennessee Department of Commerce and Insurance, Consumer Insurance Services',
      url: 'https://www.tn.gov/commerce/insurance.html',
      email: null,
      phone: '800-342-4029',
      complaint_url: 'https://www.tn.gov/commerce/insurance/consumer-resources/file-a-complaint.html',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        "the medbill-dispute-kit project's state page (GitHub, 2026); the Fight Health Insurance project's state list (GitHub, Aug 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-tn',
      title: 'Tennessee Division of TennCare',
      url: 'https://www.tn.gov/tenncare.html',
      email: null,
      phone: '800-342-3145',
      complaint_url: 'https://www.tn.gov/tenncare.html',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP'],
      partially_regulates: ['DUAL'],
      verification: 'home-page',
      notes:
        'If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'known',
      source:
        "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
      checked: '2026-11-15',
    },
  ],
  resources: [
    {
      id: 'tn-justice-center',
      title: 'Tennessee Justice Center',
      url: 'https://www.tnjustice.org/',
      description: 'Free legal help with TennCare and CoverKids.',
      types: ['MEDICAID', 'CHIP'],
      kind: 'legal',
      phone: '877-608-1009',
      email: null,
      confidence: 'verified',
      source:
        "the Fight Health Insurance project's state list (GitHub, Aug 2026); the Fight Health Insurance project's Medicaid list",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'state',
    administrator:
      'independent review organization under Tennessee Department of Commerce and Insurance rules',
    file_with: 'your insurer',
    filing_window: { value: 6, unit: 'months', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source: 'type2.wiki / coveragerights.org Tennessee page (older) (T.C.A. 56-61-116)',
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
    program: 'TennCare',
    agency: 'Tennessee Division of TennCare',
    url: 'https://www.tn.gov/tenncare.html',
    appeals_url: null,
    phone: '800-342-3145',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: { program: 'CoverKids', confidence: 'known', source: 'general knowledge', checked: '2026-11-15' },
  basic_health_program: null,
}
