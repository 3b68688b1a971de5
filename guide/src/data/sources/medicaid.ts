import type { Source } from '../../source.ts'

export const medicaidSources: Readonly<Record<string, Source>> = {
  'DSNP-633': {
    title: '42 CFR 422.633 (a)-(d)',
    url: 'https://compliancecosmos.org/integrated-reconsiderations',
    as_of: '2024 or later',
    kind: 'copy_of_current_text',
  },
  'DSNP-631': {
    title: '42 CFR 422.631',
    url: 'https://getpocketlaw.com/law/cfr_42/section-422-631-integrated-organization-determinations_90c9c2606065',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  'DSNP-629': {
    title: '42 CFR 422.629 (scope, state flexibility)',
    url: 'https://www.govregs.com/regulations/expand/title42_chapterIV-i1_part422_subpartM_section422.572',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  'CMS-10716': {
    title: 'Applicable Integrated Plan Coverage Decision Letter, CMS-10716',
    url: 'https://omb.report/icr/202004-0938-003/doc/103810601',
    as_of: '2020',
    kind: 'official_site',
  },
  'MCD-26': {
    title: '42 CFR 438.210, .402, .408, .420 and 431.221, .244, public transcript of the eCFR',
    url: null,
    as_of: '2026-09-25',
    kind: 'dated_transcript',
  },
  '431.221': {
    title: '42 CFR 431.221',
    url: 'https://law.lawstack.com/cfr/42/431.221/',
    as_of: '2026-06-20',
    kind: 'copy_of_current_text',
  },
  '431.231': {
    title: '42 CFR 431.231',
    url: 'https://law.lawstack.com/cfr/42/431.231/',
    as_of: '2026-06-20',
    kind: 'copy_of_current_text',
  },
  '431.244': {
    title: '42 CFR 431.244',
    url: 'https://law.lawstack.com/cfr/42/431.244/',
    as_of: '2026-06-20',
    kind: 'copy_of_current_text',
  },
  '438.404': {
    title: '42 CFR 438.404(b)',
    url: 'https://dev.compliancecosmos.org/timely-and-adequate-notice-adverse-benefit-determination',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  '438.410': {
    title: '42 CFR 438.410',
    url: 'https://www.govregs.com/regulations/title42_chapterIV-i2_part438_subpartF_section438.410',
    as_of: 'undated copy',
    kind: 'copy_of_current_text',
  },
  '438.420-15': {
    title: '42 CFR 438.420, 2015 edition (conditions for continued benefits)',
    url: 'https://anthonygarvan.github.io/allregs/html/sections/42CFR438.420.html',
    as_of: '2015',
    kind: 'older_edition',
  },
  'AR-MCO': {
    title: 'Arkansas plan page: 90-day fair-hearing window, 10 days to keep services, 72 hours to effectuate',
    url: 'https://www.caresource.com/ar/members/tools-resources/grievance-appeal/state-fair-hearings/caresource-passe/',
    as_of: 'undated copy',
    kind: 'secondary',
  },
  'CHIP-1160': { title: '42 CFR 457.1160, 2015 edition', url: null, as_of: '2015', kind: 'older_edition' },
  'CHIP-1140': {
    title: '42 CFR 457.1140 as amended 2 Apr 2024',
    url: null,
    as_of: '2024-10',
    kind: 'copy_of_current_text',
  },
  'CHIP-1180': {
    title: '42 CFR 457.1180',
    url: 'https://lexbuild.dev/ecfr/title-42/chapter-IV/part-457/section-457.1180',
    as_of: '2026-04-05',
    kind: 'copy_of_current_text',
  },
  'CHIP-1260': {
    title: '42 CFR 457.1260 as of Jan 2020 (later rewritten)',
    url: 'https://www.govregs.com/regulations/title42_chapterIV_part457_subpartL_subjgrp180_section457.1260',
    as_of: '2020-01',
    kind: 'older_edition',
  },
  'BHP-335': {
    title: '42 CFR 600.335 as amended 16 Nov 2023',
    url: 'https://www.law.cornell.edu/cfr/text/42/600.335',
    as_of: '2023 or later',
    kind: 'copy_of_current_text',
  },
  'BHP-STATES': {
    title: 'healthinsurance.org: which states run a BHP in 2026',
    url: 'https://www.healthinsurance.org/obamacare/affordable-care-acts-basic-health-program',
    as_of: '2026',
    kind: 'secondary',
  },
}
