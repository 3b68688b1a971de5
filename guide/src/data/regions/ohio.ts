import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Ohio',
  regulators: [
    {
      id: 'doi-oh',
      title: 'Ohio Department of Insurance',
      url: 'https://insurance.ohio.gov/',
      email: null,
      phone: '800-686-1526',
      complaint_url: 'https://insurance.ohio.gov/about-us/complaint-center/complaint-center',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source: "the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-oh',
      title: 'Ohio Department of Medicaid',
      url: 'https://medicaid.ohio.gov/',
      email: null,
      phone: '800-324-8680',
      complaint_url: 'https://medicaid.ohio.gov/',
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
    administrator: 'Ohio Department of Insurance',
    file_with: 'your insurer',
    filing_window: { value: 180, unit: 'days', from_event: 'receipt of the final denial' },
    url: 'https://insurance.ohio.gov/wps/portal/gov/odi/about-us/divisions/consumer-services/health/understanding-health-coverage-external-review-appeal',
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source:
      'address from the official site (saved copy); window type2.wiki / coveragerights.org Ohio page (older) and apellica.com/states/ohio (ORC 3922)',
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
    program: 'Ohio Medicaid',
    agency: 'Ohio Department of Medicaid',
    url: 'https://medicaid.ohio.gov/',
    appeals_url: null,
    phone: '800-324-8680',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Healthy Start (CHIP coverage inside Ohio Medicaid)',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
