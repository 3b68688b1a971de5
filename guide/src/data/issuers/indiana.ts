import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '17575',
    name: 'Anthem Ins Companies Inc(Anthem BCBS)',
    years: [
      {
        year: 2024,
        claims: { received: 2552004, denied: 267110 },
        internal_appeals: { filed: 1174, overturned: 359 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 187370, denied: 52045 },
        internal_appeals: { filed: 167, overturned: 40 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '54192',
    name: 'CareSource Indiana, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 3524662, denied: 638511 },
        internal_appeals: { filed: 5621, overturned: 935 },
        external_reviews: { filed: 436, overturned: 111 },
      },
      {
        year: 2022,
        claims: { received: 3454952, denied: 645757 },
        internal_appeals: { filed: 113, overturned: 19 },
        external_reviews: { filed: 32, overturned: 12 },
      },
    ],
  },
  {
    id: '76179',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2022,
        claims: { received: 2837226, denied: 405541 },
        internal_appeals: { filed: 809, overturned: 278 },
        external_reviews: { filed: 33, overturned: null },
      },
    ],
  },
  {
    id: '94419',
    name: 'Cigna Health and Life Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 384617, denied: 75221 },
        internal_appeals: { filed: 67, overturned: 33 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '35755',
    name: 'US HEALTH AND LIFE INSURANCE COMPANY',
    years: [
      {
        year: 2022,
        claims: { received: 11006, denied: 3685 },
        internal_appeals: { filed: 25, overturned: 15 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
]
