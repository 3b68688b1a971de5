import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Connecticut',
  regulators: [
    {
      id: 'doi-ct',
      title: 'Connecticut Insurance Department',
      url: 'https://portal.ct.gov/cid',
      email: 'insurance@ct.gov',
      phone: '800-203-3447',
      complaint_url: 'https://portal.ct.gov/cid/consumer-resource-library/the-complaint-process',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      notes: 'You can also use the online form at https://cidonline.ct.gov/ccf/.',
      confidence: 'verified',
      source:
        'official page (saved copy); phone on official page (saved copy); email from open-exam-prep.com (Jan 2026)',
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ct',
      title: 'Connecticut Department of Social Services (HUSKY Health)',
      url: 'https://portal.ct.gov/husky',
      email: null,
      phone: '800-842-1508',
      complaint_url: 'https://portal.ct.gov/husky',
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
  resources: [
    {
      id: 'ct-oha',
      title: 'Connecticut Office of the Healthcare Advocate',
      url: 'https://portal.ct.gov/oha',
      description: 'A state office that helps residents appeal denials for free.',
      types: ['SELF_FUNDED', 'FULLY_INSURED', 'MARKETPLACE', 'MEDICAID', 'CHIP', 'MEDICARE'],
      kind: 'cap',
      phone: '866-466-4446',
      email: 'Healthcare.Advocate@ct.gov',
      confidence: 'verified',
      source:
        "the Fight Health Insurance project's state list (GitHub, Aug 2026); the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'state',
    administrator: 'Connecticut Insurance Department',
    file_with: 'the department',
    filing_window: { value: 120, unit: 'days', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'general-knowledge',
    confidence: 'known',
    source: 'Conn. Gen. Stat. 38a-591g, from general knowledge',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'Access Health CT',
    url: 'https://www.accesshealthct.com/',
    confidence: 'known',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'HUSKY Health (A, C, D)',
    agency: 'Connecticut Department of Social Services (HUSKY Health)',
    url: 'https://portal.ct.gov/husky',
    appeals_url: null,
    phone: '800-842-1508',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'HUSKY B',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
