import type { Source } from '../../source.ts'

export const otherSources: Readonly<Record<string, Source>> = {
  'TRI-15': { title: '32 CFR 199.10 (a)-(d), 2015 edition', url: null, as_of: '2015', kind: 'older_edition' },
  'TRI-FACT': {
    title: 'TRICARE.mil factual appeals',
    url: 'https://tricare.mil/PatientResources/ContactUs/FileComplaint/Factual',
    as_of: 'undated copy',
    kind: 'official_site',
  },
  'TRI-MN': {
    title: 'TRICARE.mil medical necessity appeals',
    url: null,
    as_of: '2014-07-14',
    kind: 'official_site',
  },
  'TRI-KEPRO': {
    title: 'TRICARE quality contractor: expedited appeals, 3 calendar days, 5-day mail presumption',
    url: 'https://tricare.kepro.com/appeals/',
    as_of: 'undated copy',
    kind: 'official_contractor',
  },
  'FEHB-105': {
    title: '5 CFR 890.105, 2015 edition (last amended 1996)',
    url: null,
    as_of: '2015',
    kind: 'older_edition',
  },
  'FEHB-107': { title: '5 CFR 890.107, 2015 edition', url: null, as_of: '2015', kind: 'older_edition' },
  'FEHB-IMM': {
    title: 'FEHB/PSHB carrier page: immediate appeal to OPM if the plan breaks the rules',
    url: 'https://aetnafedspostal.com/claims_appeal.php',
    as_of: 'undated copy',
    kind: 'secondary',
  },
}
