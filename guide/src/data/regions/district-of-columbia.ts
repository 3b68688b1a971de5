import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'District of Columbia',
  regulators: [
    {
      id: 'doi-dc',
      title: 'DC Department of Insurance, Securities and Banking',
      url: 'https://disb.dc.gov/',
      email: null,
      phone: '202-727-8000',
      complaint_url: 'https://disb.dc.gov/service/file-complaint-or-report-fraud',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      notes:
        'The DC Office of Health Care Ombudsman and Bill of Rights handles outside review of health denials, not this office.',
      confidence: 'verified',
      source:
        "a licensee's public list of complaint offices; phone same and the Fight Health Insurance project's state list (GitHub, Aug 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-dc',
      title: 'DC Department of Health Care Finance',
      url: 'https://dhcf.dc.gov/',
      email: null,
      phone: '202-442-5988',
      complaint_url: 'https://dhcf.dc.gov/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP', 'BASIC_HEALTH_PROGRAM'],
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
      id: 'dc-ombudsman',
      title: 'DC Office of Health Care Ombudsman and Bill of Rights',
      url: 'https://healthcareombudsman.dc.gov/',
      description: 'A District office that helps with appeals and runs outside review.',
      types: ['FULLY_INSURED', 'MARKETPLACE', 'MEDICAID', 'CHIP', 'DUAL', 'BASIC_HEALTH_PROGRAM'],
      kind: 'ombudsman',
      phone: '202-724-7491',
      email: null,
      confidence: 'verified',
      source: "the Fight Health Insurance project's state list (GitHub, Aug 2026)",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'state',
    administrator: 'DC Office of Health Care Ombudsman and Bill of Rights',
    file_with: 'the ombudsman',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: 'https://healthcareombudsman.dc.gov/',
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source:
      'patientadvocates.io District of Columbia external-review guide (D.C. Code 44-301.07); URL from fighthealthinsurance state_help.json',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'DC Health Link',
    url: 'https://www.dchealthlink.com/',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'DC Medicaid',
    agency: 'DC Department of Health Care Finance',
    url: 'https://dhcf.dc.gov/',
    appeals_url: null,
    phone: '202-442-5988',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'DC Healthy Families',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: {
    name: 'Healthy DC Plan',
    notes: 'In effect since January 1, 2026.',
    confidence: 'verified',
    source: 'healthinsurance.org mid-2026 page',
    checked: '2026-11-15',
  },
}
