import type { Source } from '../../source.ts'

export const commercialSources: Readonly<Record<string, Source>> = {
  'ERISA-15': {
    title: '29 CFR 2560.503-1 (f)-(j), CFR 2015 annual edition',
    url: null,
    as_of: '2015-07',
    kind: 'older_edition',
  },
  'ERISA-26': {
    title: '29 CFR 2560.503-1, public transcript of the eCFR',
    url: null,
    as_of: '2026-09-25',
    kind: 'dated_transcript',
  },
  '147-15': {
    title: '45 CFR 147.136 (b),(c), CFR 2015 annual edition',
    url: null,
    as_of: '2015-10',
    kind: 'older_edition',
  },
  '147-26': {
    title: '45 CFR 147.136(d), public transcript of the eCFR',
    url: null,
    as_of: '2026-09-25',
    kind: 'dated_transcript',
  },
  '2719-NSA': {
    title: '29 CFR 2590.715-2719(a)(1)(ii): surprise-billing external review reaches grandfathered plans',
    url: null,
    as_of: 'post-2021',
    kind: 'copy_of_current_text',
  },
  'HCGOV-EXT': {
    title:
      'HealthCare.gov external review page (current copy: four months; an older archived copy of the same URL says 60 days)',
    url: 'https://www.healthcare.gov/appeal-insurance-company-decision/external-review/',
    as_of: 'undated copy',
    kind: 'official_site',
  },
  'CMS-EXT': {
    title: 'CMS/CCIIO: HHS-administered federal external review process',
    url: 'https://www.cms.gov/CCIIO/Programs-and-Initiatives/Consumer-Support-and-Information/csg-ext-appeals-facts',
    as_of: 'undated copy',
    kind: 'official_site',
  },
  '155-520': {
    title: '45 CFR 155.520 (Exchange eligibility appeals)',
    url: 'https://dev.compliancecosmos.org/appeal-requests',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  'RX-EXC': {
    title:
      'Issuer contract clause restating the 72-hour/24-hour drug exception and external exception review',
    url: 'https://www.lawinsider.com/clause/federal-external-review-exception-request/_1',
    as_of: 'undated copy',
    kind: 'secondary',
  },
  GFR: {
    title: 'Law-firm summary of 29 CFR 2560.503-1 (authorized representative; urgent-care professional)',
    url: 'https://www.gfrlaw.com/what-we-do/insights/new-dol-claims-and-appeals',
    as_of: '2002',
    kind: 'secondary',
  },
  STLDI: {
    title: 'Tri-agency statement on short-term plans, 7 Aug 2025',
    url: 'https://www.dol.gov/agencies/ebsa/laws-and-regulations/laws/affordable-care-act/for-employers-and-advisers/short-term-limited-duration-insurance/stldi-statement-08-07-2025',
    as_of: '2025-08-07',
    kind: 'official_site',
  },
  'MHPAEA-25': {
    title: '2024 parity rule not enforced; 2013 rule and CAA 2021 duties remain',
    url: 'https://www.workforcebulletin.com/mental-health-parity-what-non-enforcement-of-the-2024-parity-rule-means-for-employer-plans',
    as_of: '2025-05',
    kind: 'secondary',
  },
  'STEP-LAWS': {
    title: 'Triage Cancer chart of state step-therapy laws',
    url: 'https://triagecancer.org/state-laws/health-insurance-step-therapy',
    as_of: 'undated copy',
    kind: 'secondary',
  },
}
