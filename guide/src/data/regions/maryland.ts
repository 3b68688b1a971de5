import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Maryland',
  regulators: [
    {
      id: 'doi-md',
      title: 'Maryland Insurance Administration',
      url: 'https://insurance.maryland.gov/',
      email: null,
      phone: '800-492-6116',
      complaint_url: 'https://insurance.maryland.gov/Consumer/pages/fileacomplaint.aspx',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source:
        "official page (saved copy); the medbill-dispute-kit project's state page (GitHub, 2026); a public list that records opening the complaint page in 2026",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-md',
      title: 'Maryland Department of Health (Maryland Medicaid)',
      url: 'https://health.maryland.gov/',
      email: null,
      phone: '800-284-4510',
      complaint_url: 'https://health.maryland.gov/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP'],
      partially_regulates: ['DUAL'],
      verification: 'home-page',
      notes:
        'The number is the HealthChoice help line. If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.',
      confidence: 'known',
      source:
        "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
      checked: '2026-11-15',
    },
  ],
  resources: [
    {
      id: 'md-heau',
      title: 'Maryland Health Education and Advocacy Unit (Attorney General)',
      url: 'https://www.marylandattorneygeneral.gov/',
      description: 'Free help with appeals to your plan and complaints about denials and bills.',
      types: ['SELF_FUNDED', 'FULLY_INSURED', 'MARKETPLACE'],
      kind: 'cap',
      phone: '877-261-8807',
      email: null,
      confidence: 'verified',
      source:
        "saved copy of MIA page and mypatientrights.org (phone and role); home page given because the unit's path was not confirmed",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'state',
    administrator: 'Maryland Insurance Administration',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://insurance.maryland.gov/Consumer/pages/fileacomplaint.aspx',
    expedited_available: true,
    verification: 'official-page',
    notes:
      "You file it as a complaint with the Maryland Insurance Administration. The Attorney General's health unit helps for free.",
    confidence: 'verified',
    source: 'saved copy of older MIA appeals-and-grievances page (four months)',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'Maryland Health Connection',
    url: 'https://www.marylandhealthconnection.gov/',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Maryland Medicaid (HealthChoice)',
    agency: 'Maryland Department of Health (Maryland Medicaid)',
    url: 'https://health.maryland.gov/',
    appeals_url: null,
    phone: '800-284-4510',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: "Maryland Children's Health Program (MCHP)",
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
