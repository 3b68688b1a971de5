import type { Source } from '../../source.ts'

export const researchSources: Readonly<Record<string, Source>> = {
  'KFF-23': {
    title: 'KFF, Claims Denials and Appeals in ACA Marketplace Plans in 2023',
    url: 'https://kff.org/private-insurance/issue-brief/claims-denials-and-appeals-in-aca-marketplace-plans-in-2023/amp',
    as_of: '2025-01-27',
    kind: 'research',
  },
  'KFF-23PR': {
    title: 'KFF press release on the 2023 data',
    url: 'https://www.kff.org/affordable-care-act/press-release/healthcare-gov-insurers-denied-nearly-1-in-5-in-network-claims-in-2023-but-information-about-reasons-is-limited-in-public-data/',
    as_of: '2025-01-27',
    kind: 'research',
  },
  'KFF-24S': {
    title: "Two independent sites restating KFF's 2024-data brief (the brief itself was not found)",
    url: 'https://appealarmor.com/report/',
    as_of: '2026-06/07',
    kind: 'secondary',
  },
  'KFF-MA24': {
    title: 'KFF, MA insurers made nearly 53 million prior authorization determinations in 2024',
    url: 'https://www.kff.org/medicare/medicare-advantage-insurers-made-nearly-53-million-prior-authorization-determinations-in-2024',
    as_of: '2026-01-28',
    kind: 'research',
  },
  'KFF-MA24T': {
    title: 'KFF topic page giving 7.7% denied, 11.5% appealed',
    url: 'https://www.kff.org/topic/patient-consumer-protections/page/14/?view=grid',
    as_of: '2026',
    kind: 'research',
  },
  'KFF-MA23': {
    title: 'KFF 2023 MA data as reported (3.2M, 6.4%, 11.7%, 81.7%)',
    url: 'https://risehealth.org/insights-articles/kff-medicare-advantage-made-50m-prior-authorization-determinations-in-2023',
    as_of: '2025-01',
    kind: 'secondary',
  },
  'KFF-MA22': {
    title: 'AHA note on KFF 2022 data (7.4%, 9.9%, 83.2%)',
    url: 'https://www.aha.org/node/700361',
    as_of: '2024-08',
    kind: 'secondary',
  },
  'KFF-SURV': {
    title: 'KFF survey data note on denied claims',
    url: 'https://www.kff.org/ce746a6/',
    as_of: '2023',
    kind: 'research',
  },
  'OIG-22': {
    title: 'HHS-OIG OEI-09-18-00260',
    url: 'https://collections.nlm.nih.gov/txt/nlm:nlmuid-9918419272706676-pdf',
    as_of: '2022-04',
    kind: 'official_text',
  },
  'OIG-23': {
    title: 'HHS-OIG Medicaid MCO report as reported by VGM/KFF',
    url: 'https://www.kff.org/policy-watch/new-oig-report-examines-prior-authorization-denials-in-medicaid-mcos/',
    as_of: '2023-07',
    kind: 'research',
  },
  'GAO-11': {
    title: "GAO-11-268, as reported by Becker's",
    url: 'https://mail.beckersasc.com/asc-coding-billing-and-collections/health-insurers-coverage-decisions-vary-widely-often-reversed-gao-says.html',
    as_of: '2011-03',
    kind: 'secondary',
  },
  'OR-IRO': {
    title: 'Oregon DFR external review outcomes table',
    url: 'https://dfr.oregon.gov/insure/health/understand/coverage/Pages/iro-decision-report.aspx',
    as_of: '2024-09-30',
    kind: 'official_site',
  },
  '850M': {
    title: 'The Week and others repeating a press figure of about 850 million denials a year',
    url: 'https://theweek.com/edition/theweekus-saturday-wrap-2025-03-08-130001',
    as_of: '2025-03',
    kind: 'secondary',
  },
}
