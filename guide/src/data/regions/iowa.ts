import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Iowa',
  regulators: [
    {
      id: 'doi-ia',
      title: 'Iowa Insurance Division',
      url: 'https://iid.iowa.gov/',
      email: null,
      phone: '877-955-1212',
      complaint_url: 'https://iid.iowa.gov/consumers/filing-complaints/how-do-i-consumer-complaints',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        "the medbill-dispute-kit project's state page (GitHub, 2026); older official page (saved copy) iid.iowa.gov/insurance-consumer-complaint-details",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ia',
      title: 'Iowa Department of Health and Human Services (Iowa Medicaid)',
      url: 'https://hhs.iowa.gov/',
      email: null,
      phone: '800-338-8366',
      complaint_url: 'https://hhs.iowa.gov/',
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
  resources: [],
  external_review: {
    process: 'state',
    administrator: 'Iowa Insurance Division',
    file_with: 'the department',
    filing_window: { value: 4, unit: 'months', from_event: 'receipt of the final denial' },
    url: null,
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source: 'patientadvocates.io Iowa external-review guide; apellica.com/states/iowa (Iowa Code 514J)',
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
    program: 'Iowa Medicaid (Iowa Health Link)',
    agency: 'Iowa Department of Health and Human Services (Iowa Medicaid)',
    url: 'https://hhs.iowa.gov/',
    appeals_url: null,
    phone: '800-338-8366',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Healthy and Well Kids in Iowa (Hawki)',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
