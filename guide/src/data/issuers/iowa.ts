import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '93078',
    name: 'Medica Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 420450, denied: 89569 },
        internal_appeals: { filed: 195, overturned: 98 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 776536, denied: 111015 },
        internal_appeals: { filed: 368, overturned: 186 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '45819',
    name: 'Oscar Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 467434, denied: 117430 },
        internal_appeals: { filed: 7284, overturned: 2167 },
        external_reviews: { filed: 144, overturned: 40 },
      },
      {
        year: 2022,
        claims: { received: 161269, denied: 20570 },
        internal_appeals: { filed: 115, overturned: 60 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '25896',
    name: 'Wellmark Health Plan of Iowa, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 3945784, denied: 704036 },
        internal_appeals: { filed: 674, overturned: 221 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1919981, denied: 306763 },
        internal_appeals: { filed: 0, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
]
