import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Wisconsin',
  regulators: [
    {
      id: 'doi-wi',
      title: 'Wisconsin Office of the Commissioner of Insurance',
      url: 'https://oci.wi.gov/',
      email: 'ocicomplaints@wisconsin.gov',
      phone: '800-236-8517',
      complaint_url: 'https://oci.wi.gov/Pages/Consumers/PI-231.aspx',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      notes: 'The online form is at https://ociaccess.oci.wi.gov/complaints/public/.',
      confidence: 'verified',
      source:
        "official page (saved copy) (OCI fact sheet on health plan complaints); the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-wi',
      title: 'Wisconsin Department of Health Services',
      url: 'https://www.dhs.wisconsin.gov/medicaid/',
      email: null,
      phone: '800-362-3002',
      complaint_url: 'https://www.dhs.wisconsin.gov/medicaid/',
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
      id: 'wi-abc-for-health',
      title: 'ABC for Health (Wisconsin)',
      url: 'https://www.safetyweb.org/',
      description: 'A public interest law firm that helps with denials and public coverage.',
      types: ['FULLY_INSURED', 'MARKETPLACE', 'MEDICAID', 'CHIP'],
      kind: 'legal',
      phone: '608-261-6939',
      email: null,
      confidence: 'verified',
      source:
        "the Fight Health Insurance project's state list (GitHub, Aug 2026); the Fight Health Insurance project's Medicaid list",
      checked: '2026-11-15',
    },
  ],
  external_review: {
    process: 'both',
    administrator:
      'OCI-certified independent review organization chosen by the patient; federal process where the insurer uses it',
    file_with: 'your insurer',
    filing_window: {
      value: 4,
      unit: 'months',
      from_event: 'the denial or the grievance decision, whichever is later',
    },
    url: 'https://oci.wi.gov/Pages/Consumers/PI-217.aspx',
    expedited_available: true,
    verification: 'statute-text',
    notes:
      'Wisconsin has been listed among the states that use the federal process. Your notice says which one applies.',
    confidence: 'verified',
    source: 'Wis. Adm. Code Ins 18.11 text; saved copy of OCI page',
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
    program: 'BadgerCare Plus / Wisconsin Medicaid',
    agency: 'Wisconsin Department of Health Services',
    url: 'https://www.dhs.wisconsin.gov/medicaid/',
    appeals_url: null,
    phone: '800-362-3002',
    confidence: 'verified',
    source:
      "the Fight Health Insurance project's Medicaid list (GitHub; lists agency site and phone, most opened in mid-2025)",
    checked: '2026-11-15',
  },
  chip: {
    program: 'BadgerCare Plus',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
