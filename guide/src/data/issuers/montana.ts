import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '30751',
    name: 'Blue Cross and Blue Shield of Montana',
    years: [
      {
        year: 2024,
        claims: { received: 1143888, denied: 142689 },
        internal_appeals: { filed: 336, overturned: 104 },
        external_reviews: { filed: 16, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 902193, denied: 122466 },
        internal_appeals: { filed: 308, overturned: 78 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '32225',
    name: 'Montana Health Cooperative',
    years: [
      {
        year: 2024,
        claims: { received: 868851, denied: 91410 },
        internal_appeals: { filed: 1163, overturned: 279 },
        external_reviews: { filed: 16, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 90720, denied: 2005 },
        internal_appeals: { filed: 30, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '23603',
    name: 'PacificSource Health Plans',
    years: [
      {
        year: 2024,
        claims: { received: 41, denied: 0 },
        internal_appeals: { filed: 39, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 410171, denied: 15272 },
        internal_appeals: { filed: 1977, overturned: 1531 },
        external_reviews: { filed: 13, overturned: null },
      },
    ],
  },
]
