import type { RegionFacts } from '../../region-facts.ts'

export const region: RegionFacts = {
  region: 'Kentucky',
  regulators: [
    {
      id: 'doi-ky',
      title: 'Kentucky Department of Insurance',
      url: 'https://insurance.ky.gov/',
      email: 'DOI.ConsumerComplaints@ky.gov',
      phone: '800-595-6053',
      complaint_url: 'https://insurance.ky.gov/ppc/forms/complaints_home.aspx',
      national: false,
      kind: 'insurance_department',
      regulates: ['FULLY_INSURED', 'MARKETPLACE'],
      partially_regulates: [],
      verification: 'official-page',
      confidence: 'verified',
      source:
        "official page (saved copy); a public list that records opening the complaint page in 2026; email the medbill-dispute-kit project's state page (GitHub, 2026)",
      checked: '2026-11-15',
    },
    {
      id: 'medicaid-ky',
      title: 'Kentucky Department for Medicaid Services',
      url: 'https://www.chfs.ky.gov/agencies/dms/Pages/default.aspx',
      email: null,
      phone: '800-635-2570',
      complaint_url: 'https://www.chfs.ky.gov/agencies/dms/Pages/default.aspx',
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
    administrator:
      'independent review entity assigned by the insurer under Kentucky Department of Insurance rules',
    file_with: 'your insurer',
    filing_window: null,
    safe_days: 60,
    url: null,
    expedited_available: true,
    verification: 'statute-text',
    notes:
      'State law says 60 days after the internal decision. Federal rules give most plans at least four months. Treat 60 days as the safe limit.',
    confidence: 'verified',
    source: 'KRS 304.17A-619 and -623 text',
    checked: '2026-11-15',
  },
  marketplace: {
    type: 'state',
    name: 'kynect',
    url: 'https://kynect.ky.gov/',
    confidence: 'known',
    source:
      'healthinsurance.org exchange pages (2025-2026 counts and changes) with the viabenefits.com state list',
    checked: '2026-11-15',
  },
  medicaid: {
    program: 'Kentucky Medicaid',
    agency: 'Kentucky Department for Medicaid Services',
    url: 'https://www.chfs.ky.gov/agencies/dms/Pages/default.aspx',
    appeals_url: null,
    phone: '800-635-2570',
    confidence: 'known',
    source:
      "agency home page; general knowledge, phone cross-checked with the Fight Health Insurance project's list where listed",
    checked: '2026-11-15',
  },
  chip: {
    program: 'KCHIP',
    confidence: 'verified',
    source: 'singlemotherguide.com CHIP table',
    checked: '2026-11-15',
  },
  basic_health_program: null,
}
