import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '37160',
    name: 'Blue Cross Blue Shield of North Dakota',
    years: [
      {
        year: 2024,
        claims: { received: 717367, denied: 96964 },
        internal_appeals: { filed: 177, overturned: 79 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 690642, denied: 77379 },
        internal_appeals: { filed: 109, overturned: 43 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '73751',
    name: 'Medica Health Plans',
    years: [
      {
        year: 2024,
        claims: { received: 72125, denied: 15098 },
        internal_appeals: { filed: 40, overturned: 15 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 54794, denied: 8656 },
        internal_appeals: { filed: 17, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '89364',
    name: 'Sanford Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 642746, denied: 28533 },
        internal_appeals: { filed: 147, overturned: 96 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 565568, denied: 25790 },
        internal_appeals: { filed: 168, overturned: 98 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
]
