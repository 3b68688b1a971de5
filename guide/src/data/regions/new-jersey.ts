import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'New Jersey',
  regulators: [
    {
      id: 'doi-nj',
      title: 'New Jersey Department of Banking and Insurance',
      url: 'https://www.nj.gov/dobi/',
      email: null,
      phone: '800-446-7467',
      complaint_url: 'https://www.nj.gov/dobi/consumer.htm',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        "N.J.A.C. 11:25-1.3 text (casetext) gives state.nj.us/dobi/consumer.htm for complaints; the Fight Health Insurance project's state list (GitHub, Aug 2026); phone the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-nj',
      title: 'New Jersey Division of Medical Assistance and Health Services (NJ FamilyCare)',
      url: 'https://www.nj.gov/humanservices/dmahs/',
      email: null,
      phone: '800-701-0710',
      complaint_url: 'https://www.nj.gov/humanservices/dmahs/',
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
    administrator: 'New Jersey Department of Banking and Insurance (IHCAP)',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://www.dobi.nj.gov/ihcapappeals/',
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source: 'official page (saved copy); window type2.wiki / coveragerights.org New Jersey page (older)',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'Get Covered New Jersey',
    url: 'https://nj.gov/getcoverednj/',
    confidence: 'known',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'NJ FamilyCare',
    agency: 'New Jersey Division of Medical Assistance and Health Services (NJ FamilyCare)',
    url: 'https://www.nj.gov/humanservices/dmahs/',
    appeals_url: null,
    phone: '800-701-0710',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: 'NJ FamilyCare',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
