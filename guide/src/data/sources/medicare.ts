import type { Source } from '../../source.ts'

export const medicareSources: Readonly<Record<string, Source>> = {
  '405.942': {
    title: '42 CFR 405.942',
    url: 'https://law.lawstack.com/cfr/42/405.942/',
    as_of: '2026-06-20',
    kind: 'copy_of_current_text',
  },
  '405.962': {
    title: '42 CFR 405.962',
    url: 'https://law.lawstack.com/cfr/42/405.962/',
    as_of: '2026-06-20',
    kind: 'copy_of_current_text',
  },
  '405.1002': {
    title: '42 CFR 405.1002',
    url: 'https://law.lawstack.com/cfr/42/405.1002/',
    as_of: '2026-06-20',
    kind: 'copy_of_current_text',
  },
  '405.1016': {
    title: '42 CFR 405.1016, 2007 edition (90 days)',
    url: null,
    as_of: '2007',
    kind: 'older_edition',
  },
  '405.1102': {
    title: '42 CFR 405.1102',
    url: 'https://compliancecosmos.org/request-council-review-when-alj-or-attorney-adjudicator-issues-decision-or-dismissal',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  '405.1204': {
    title: '42 CFR 405.1204',
    url: 'https://compliancecosmos.org/expedited-reconsiderations',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  '405.921': {
    title: '42 CFR 405.921',
    url: 'https://dev.compliancecosmos.org/print/pdf/node/394016',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  'OM-SITE': {
    title:
      'Original Medicare appeal levels (copy of a Medicare.gov page; California Health Advocates page agrees)',
    url: 'https://cahealthadvocates.org/appeals/coverage-payment-appeals/',
    as_of: 'undated copy',
    kind: 'secondary',
  },
  'QIO-26': {
    title: '42 CFR 405.1200-405.1206, public transcript of the eCFR',
    url: null,
    as_of: '2026-09-25',
    kind: 'dated_transcript',
  },
  MCSN: {
    title: 'Medicare.gov: appeal of inpatient-to-observation status change',
    url: 'https://medicare.gov/providers-services/claims-appeals-complaints/appeals/original-medicare/appeal-part-a-hospital-status-change',
    as_of: '2025 or later',
    kind: 'official_site',
  },
  'MCSN-RETRO': {
    title: 'Trade article: retrospective status-change appeals closed 2026-01-02',
    url: null,
    as_of: '2024-2025',
    kind: 'secondary',
  },
  'AIC-26': {
    title: '90 FR 55869 (Dec 4 2025), FR Doc 2025-21879: CY2026 thresholds $200 / $1,960',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-12-04/html/2025-21879.htm',
    as_of: '2025-12-04',
    kind: 'official_text',
  },
  'AIC-27': {
    title:
      'CY2027 thresholds $200 / $2,000, cited to FR Doc 2026-19016 in a public transcript (the notice itself was not found)',
    url: null,
    as_of: '2026-09-25',
    kind: 'dated_transcript',
  },
  'MA-26': {
    title:
      '42 CFR 422 subpart M transcript (422.568, .570, .572, .582, .590, .602) made from eCFR by a third-party public repository',
    url: null,
    as_of: '2026-09-25',
    kind: 'dated_transcript',
  },
  '422.578': {
    title: '42 CFR 422.578',
    url: 'https://lexbuild.dev/ecfr/title-42/chapter-IV/part-422/section-422.578',
    as_of: '2026-04-05',
    kind: 'copy_of_current_text',
  },
  'CMS-MA-IRE': {
    title:
      'CMS: reconsideration by the Part C IRE (contractor change 1 May 2026; 65 days for plan dismissals)',
    url: 'https://www.cms.gov/medicare/appeals-grievances/managed-care/review-part-c-independent-entitiy',
    as_of: '2026',
    kind: 'official_site',
  },
  'CMS-MA-RECON': {
    title: 'CMS: plan reconsideration decision times (older copy still prints 60 days from notice)',
    url: 'https://cms.gov/es/node/172521',
    as_of: 'before 2025',
    kind: 'official_site',
  },
  'MA-65': {
    title: 'Consultant note: Part C/D filing windows became 65 days from notice on 1 Jan 2025',
    url: 'https://www.attacconsulting.com/cms-announces-updates-to-medicare-parts-c-d-appeals-guidance-effective-january-1-2025/',
    as_of: '2024-2025',
    kind: 'secondary',
  },
  'MA-CY26': {
    title:
      'CY2026 MA rule: concurrent-care decisions are organization determinations; approved admissions protected',
    url: 'https://nahri.org/articles/cms-issues-cy-2026-ma-and-part-d-final-rule-rate-announcement',
    as_of: '2025-04',
    kind: 'secondary',
  },
  'MA-CY27': {
    title: 'CY2027 MA/Part D final rule summary (Apr 2026): no change to appeal windows reported',
    url: 'https://www.appliedpolicy.com/cms-finalizes-cy-2027-changes-to-medicare-advantage-and-part-d-to-implement-part-d-redesign-update-star-ratings-and-reduce-administrative-burden/',
    as_of: '2026-04',
    kind: 'secondary',
  },
  'NOMNC-25': {
    title: 'Revised NOMNC/DENC from 1 Jan 2025: late MA fast-track requests go to the QIO',
    url: 'https://members.homecarefla.org/provider-updates/Details/cms-announces-updated-nomnc-and-denc-forms-for-2025-implementation-241477',
    as_of: '2024-12',
    kind: 'secondary',
  },
  'PD-26': {
    title: '42 CFR 423 subparts M/U, public transcript of the eCFR',
    url: null,
    as_of: '2026-09-25',
    kind: 'dated_transcript',
  },
  '423.582': {
    title: '42 CFR 423.582',
    url: 'https://law.lawstack.com/cfr/42/423.582/',
    as_of: '2026-06-20',
    kind: 'copy_of_current_text',
  },
  '423.2102': {
    title: '42 CFR 423.2102',
    url: 'https://compliancecosmos.org/request-council-review-when-alj-or-attorney-adjudicator-issues-decision-or-dismissal-0',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  'CMS-PD-IRE': {
    title: 'CMS: Part D IRE reconsideration, 65 days from redetermination notice; IRE is C2C',
    url: 'https://www.cms.gov/medicare/appeals-grievances/prescription-drug/reconsiderations',
    as_of: '2025 or later',
    kind: 'official_site',
  },
  'HHS-PD-REDET': {
    title: 'HHS guidance: Part D redetermination, 65 days; 7 days / 72 hours / 14 days',
    url: 'https://hhs.gov/guidance/document/redetermination-part-d-plan-sponsor',
    as_of: '2025 or later',
    kind: 'official_site',
  },
  AOR: {
    title: 'Medicare contractor page on CMS-1696 / equivalent statement',
    url: 'https://med.noridianmedicare.com/web/jadme/claims-appeals/appeals/aor',
    as_of: 'undated copy',
    kind: 'official_contractor',
  },
  'AOR-OMB': { title: 'OMB package for CMS-1696, 2025', url: null, as_of: '2025-08', kind: 'official_site' },
}
