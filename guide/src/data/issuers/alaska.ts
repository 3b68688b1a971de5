import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '73836',
    name: 'Moda Health Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 168684, denied: 29231 },
        internal_appeals: { filed: 35, overturned: 17 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '38344',
    name: 'Premera Blue Cross Blue Shield of Alaska',
    years: [
      {
        year: 2024,
        claims: { received: 777414, denied: 210082 },
        internal_appeals: { filed: 187, overturned: 89 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 689988, denied: 166188 },
        internal_appeals: { filed: 271, overturned: 128 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
]
