import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '18350',
    name: 'Hawaii Medical Service Association',
    years: [
      {
        year: 2024,
        claims: { received: 723658, denied: 198069 },
        internal_appeals: { filed: 104, overturned: 52 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 637079, denied: 147935 },
        internal_appeals: { filed: 61, overturned: 28 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '60612',
    name: 'Kaiser Foundation Health Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 11489, denied: 584 },
        internal_appeals: { filed: 33, overturned: 16 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 11136, denied: 561 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
]
