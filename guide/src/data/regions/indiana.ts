import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Indiana',
  regulators: [
    {
      id: 'doi-in',
      title: 'Indiana Department of Insurance',
      url: 'https://www.in.gov/idoi/',
      email: null,
      phone: '800-622-4461',
      complaint_url: 'https://www.in.gov/idoi/consumer-services/complaints/',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source:
        "official page (saved copy) (saved from secure.in.gov/idoi/consumer-services/complaints); the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-in',
      title: 'Indiana Family and Social Services Administration (Indiana Medicaid)',
      url: 'https://www.in.gov/medicaid/',
      email: null,
      phone: '800-403-0864',
      complaint_url: 'https://www.in.gov/medicaid/',
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
  resources: [],
  external_review: {
    process: 'state',
    administrator:
      'independent review organization assigned by the insurer under Indiana Department of Insurance rules',
    file_with: 'your insurer',
    filing_window: { value: 120, unit: 'days', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'general-knowledge',
    confidence: 'known',
    source: 'Ind. Code 27-8-29, from general knowledge; saved copy of official grievance page has no window',
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
    program: 'Indiana Medicaid (Hoosier Healthwise, HIP, Hoosier Care Connect)',
    agency: 'Indiana Family and Social Services Administration (Indiana Medicaid)',
    url: 'https://www.in.gov/medicaid/',
    appeals_url: null,
    phone: '800-403-0864',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Hoosier Healthwise (CHIP)',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
