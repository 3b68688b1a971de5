import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '11269',
    name: 'Blue Cross Blue Shield of Wyoming',
    years: [
      {
        year: 2024,
        claims: { received: 1305051, denied: 229909 },
        internal_appeals: { filed: 434, overturned: 173 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 821613, denied: 89175 },
        internal_appeals: { filed: 982, overturned: 678 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '38576',
    name: 'Montana Health Cooperative',
    years: [
      {
        year: 2022,
        claims: { received: 135389, denied: 13268 },
        internal_appeals: { filed: 100, overturned: 19 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
