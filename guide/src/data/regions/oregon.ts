import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Oregon',
  regulators: [
    {
      id: 'doi-or',
      title: 'Oregon Division of Financial Regulation',
      url: 'https://dfr.oregon.gov/',
      email: 'DFR.InsuranceHelp@dcbs.oregon.gov',
      phone: '888-877-4894',
      complaint_url: 'https://dfr.oregon.gov/help/complaints-licenses/Pages/file-complaint.aspx',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'secondary',
      confidence: 'verified',
      source:
        "the medbill-dispute-kit project's state page (GitHub, 2026); tighepa.com Oregon page; related official page after-complaint-filing.aspx (saved copy)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-or',
      title: 'Oregon Health Authority (Oregon Health Plan)',
      url: 'https://www.oregon.gov/oha/',
      email: null,
      phone: '800-699-9075',
      complaint_url: 'https://www.oregon.gov/oha/',
      national: false,
      kind: 'medicaid_agency',
      regulates: ['MEDICAID', 'CHIP', 'BASIC_HEALTH_PROGRAM'],
      partially_regulates: ['DUAL'],
      verification: 'home-page',
      notes:
        "Also runs OHP Bridge, the state's Basic Health Program. If a health plan said no, appeal to the plan first. Then ask the state for a fair hearing, as your notice explains.",
      confidence: 'known',
      source:
        "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
      checked: '2026-11-15',
    },
  ],
  resources: [],
  external_review: {
    process: 'state',
    administrator: 'Oregon Division of Financial Regulation',
    file_with: 'your insurer',
    filing_window: { value: 180, unit: 'days', from_event: 'receipt of the final denial' },
    url: 'https://dfr.oregon.gov/insure/health/understand/coverage/Pages/if-your-claim-was-denied.aspx',
    expedited_available: true,
    verification: 'secondary',
    confidence: 'verified',
    source:
      'address from the official site (saved copy); window patientadvocates.io and apellica.com/states/oregon',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'Oregon Health Insurance Marketplace',
    url: 'https://healthcare.oregon.gov/',
    notes:
      'State law moves Oregon off HealthCare.gov from November 1, 2026, for plan year 2027. For 2026 coverage Oregon used HealthCare.gov. We could not confirm the launch.',
    confidence: 'verified',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list; OHA bulletin and OID notices',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Oregon Health Plan',
    agency: 'Oregon Health Authority (Oregon Health Plan)',
    url: 'https://www.oregon.gov/oha/',
    appeals_url: null,
    phone: '800-699-9075',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: 'Oregon Health Plan (CHIP coverage)',
    confidence: 'known',
    source: 'general knowledge',
    checked: '2026-11-15',
  },
  basic_health_program: {
    name: 'OHP Bridge',
    confidence: 'verified',
    source: 'healthinsurance.org mid-2026 page',
    checked: '2026-11-15',
  },
}
