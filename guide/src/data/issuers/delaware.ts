import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '72760',
    name: 'AmeriHealth Caritas VIP Next, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 165638, denied: 46346 },
        internal_appeals: { filed: 31, overturned: 14 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '64004',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 24728, denied: 6979 },
        internal_appeals: { filed: null, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '76168',
    name: 'Highmark BCBSD Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 2042140, denied: 387306 },
        internal_appeals: { filed: 222, overturned: 68 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 968454, denied: 127999 },
        internal_appeals: { filed: 141, overturned: 29 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
