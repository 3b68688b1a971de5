import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Washington',
  regulators: [
    {
      id: 'doi-wa',
      title: 'Washington State Office of the Insurance Commissioner',
      url: 'https://www.insurance.wa.gov/',
      email: null,
      phone: '800-562-6900',
      complaint_url: 'https://www.insurance.wa.gov/complaints-appeals-fraud/complaints',
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
      id: 'medicaid-wa',
      title: 'Washington State Health Care Authority (Apple Health)',
      url: 'https://www.hca.wa.gov/',
      email: null,
      phone: '800-562-3022',
      complaint_url: 'https://www.hca.wa.gov/',
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
      id: 'wa-nohla',
      title: 'Northwest Health Law Advocates (Washington)',
      url: 'https://nohla.org/',
      description: 'Legal information and help with coverage programs in Washington.',
      types: ['MARKETPLACE', 'MEDICAID', 'CHIP'],
      kind: 'legal',
      phone: '206-325-6464',
      email: null,
      confidence: 'known',
      source:
        "name and phone the Fight Health Insurance project's Medicaid list; web address from general knowledge",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'state',
    administrator:
      'independent review organization assigned through the Office of the Insurance Commissioner registry',
    file_with: 'your insurer',
    filing_window: { value: 180, unit: 'days', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'statute-text',
    notes: 'Older guides say 60 days.',
    confidence: 'verified',
    source: 'WAC 284-43-3150(5) official text',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'Washington Healthplanfinder',
    url: 'https://www.wahealthplanfinder.org/',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Washington Apple Health',
    agency: 'Washington State Health Care Authority (Apple Health)',
    url: 'https://www.hca.wa.gov/',
    appeals_url: null,
    phone: '800-562-3022',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Apple Health for Kids',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
