import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Vermont',
  regulators: [
    {
      id: 'doi-vt',
      title: 'Vermont Department of Financial Regulation, Insurance Division',
      url: 'https://dfr.vermont.gov/',
      email: 'dfr.insuranceinfo@vermont.gov',
      phone: '800-964-1784',
      complaint_url: 'https://dfr.vermont.gov/consumers/file-complaint/insurance/insurance-complaints',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        'k3rt4s/medbill-dispute-kit references/laws_state_vt.md (GitHub, Sep 2026 version); related official page healthcare-external-appeal (saved copy)',
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-vt',
      title: 'Department of Vermont Health Access',
      url: 'https://dvha.vermont.gov/',
      email: null,
      phone: '800-250-8427',
      complaint_url: 'https://dvha.vermont.gov/',
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
      id: 'vt-hca',
      title: 'Vermont Office of the Health Care Advocate',
      url: 'https://vtlawhelp.org/health',
      description: 'Vermont Legal Aid gives free help with appeals and coverage.',
      types: ['SELF_FUNDED', 'FULLY_INSURED', 'MARKETPLACE', 'MEDICAID', 'CHIP', 'MEDICARE', 'DUAL'],
      kind: 'cap',
      phone: '800-917-7787',
      email: null,
      confidence: 'verified',
      source:
        "the Fight Health Insurance project's state list (GitHub, Aug 2026); the Fight Health Insurance project's Medicaid list",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'state',
    administrator: 'Vermont Department of Financial Regulation',
    file_with: 'the department',
    filing_window: { value: 120, unit: 'days', from_event: 'receipt of the final denial' },
    url: 'https://dfr.vermont.gov/consumers/file-complaint/insurance/healthcare-external-appeal',
    expedited_available: true,
    verification: 'secondary',
    notes: 'There is a $25 fee. It can be waived.',
    confidence: 'verified',
    source: 'address from the official site (saved copy); window patientadvocates.io Vermont guide',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'Vermont Health Connect',
    url: 'https://healthconnect.vermont.gov/',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Vermont Medicaid (Green Mountain Care)',
    agency: 'Department of Vermont Health Access',
    url: 'https://dvha.vermont.gov/',
    appeals_url: null,
    phone: '800-250-8427',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: { program: 'Dr. Dynasaur', confidence: 'known', source: 'general knowledge', checked: '2026-11-15' },
  basic_health_program: null,
}
