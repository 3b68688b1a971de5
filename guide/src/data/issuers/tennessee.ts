import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '14002',
    name: 'BlueCross BlueShield of Tennessee',
    years: [
      {
        year: 2024,
        claims: { received: 6270421, denied: 1323501 },
        internal_appeals: { filed: 587, overturned: 264 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 3680920, denied: 634727 },
        internal_appeals: { filed: 129, overturned: 55 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '70111',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 8726180, denied: 1645943 },
        internal_appeals: { filed: 2600, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1947548, denied: 320566 },
        internal_appeals: { filed: 731, overturned: 413 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '99248',
    name: 'Cigna Health and Life Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 4704089, denied: 955423 },
        internal_appeals: { filed: 720, overturned: 380 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 4953035, denied: 884137 },
        internal_appeals: { filed: 793, overturned: 235 },
        external_reviews: { filed: 13, overturned: null },
      },
    ],
  },
  {
    id: '23552',
    name: 'Oscar Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 798002, denied: 187709 },
        internal_appeals: { filed: 9553, overturned: 3657 },
        external_reviews: { filed: 162, overturned: 30 },
      },
      {
        year: 2022,
        claims: { received: 113202, denied: 16916 },
        internal_appeals: { filed: 26, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '69443',
    name: 'UnitedHealthcare Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 2157936, denied: 446509 },
        internal_appeals: { filed: 1483, overturned: 470 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 631225, denied: 195488 },
        internal_appeals: { filed: 621, overturned: 254 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
