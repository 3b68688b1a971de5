import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Georgia',
  regulators: [
    {
      id: 'doi-ga',
      title: 'Georgia Office of the Commissioner of Insurance and Safety Fire',
      url: 'https://oci.georgia.gov/',
      email: null,
      phone: '800-656-2298',
      complaint_url: 'https://oci.georgia.gov/file-consumer-insurance-complaint',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        "the medbill-dispute-kit project's state page (GitHub, 2026); official page (saved copy) oci.georgia.gov/how-do-i-file-complaint",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ga',
      title: 'Georgia Department of Community Health (Georgia Medicaid)',
      url: 'https://medicaid.georgia.gov/',
      email: null,
      phone: '877-423-4746',
      complaint_url: 'https://medicaid.georgia.gov/',
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
      id: 'ga-healthy-future',
      title: 'Georgians for a Healthy Future',
      url: 'https://healthyfuturega.org/',
      description: 'Health advocates with guides to coverage.',
      types: ['MARKETPLACE', 'MEDICAID', 'CHIP'],
      kind: 'advocacy',
      phone: null,
      email: null,
      confidence: 'verified',
      source: "the Fight Health Insurance project's state list (GitHub, Aug 2026)",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'federal',
    administrator: 'The federal process (MAXIMUS), or a review organization hired by the insurer',
    file_with: 'as your notice says',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://www.cms.gov/CCIIO/Programs-and-Initiatives/Consumer-Support-and-Information/csg-ext-appeals-facts',
    expedited_available: true,
    verification: 'secondary',
    notes:
      'Some guides describe a state review. Your notice decides. One insurer gives its members 180 days.',
    confidence: 'verified',
    source:
      'CareSource Georgia Marketplace external review page names MAXIMUS and the federal form; externalappeal.com state list',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'Georgia Access',
    url: 'https://georgiaaccess.gov/',
    notes: 'Its own site since plan year 2025.',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Georgia Medicaid',
    agency: 'Georgia Department of Community Health (Georgia Medicaid)',
    url: 'https://medicaid.georgia.gov/',
    appeals_url: null,
    phone: '877-423-4746',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'PeachCare for Kids',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
