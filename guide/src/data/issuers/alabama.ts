import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '46944',
    name: 'Blue Cross and Blue Shield of Alabama',
    years: [
      {
        year: 2024,
        claims: { received: 10704172, denied: 2038603 },
        internal_appeals: { filed: 5200, overturned: 2608 },
        external_reviews: { filed: 13, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 12644297, denied: 3214360 },
        internal_appeals: { filed: 1982, overturned: 707 },
        external_reviews: { filed: 54, overturned: 0 },
      },
    ],
  },
  {
    id: '53932',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 1644320, denied: 352236 },
        internal_appeals: { filed: 377, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '69461',
    name: 'UnitedHealthcare Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 6010107, denied: 1073259 },
        internal_appeals: { filed: 2741, overturned: 1054 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 320011, denied: 113673 },
        internal_appeals: { filed: 156, overturned: 74 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
]
