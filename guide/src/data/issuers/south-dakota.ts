import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '60536',
    name: 'Avera Health Plans, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 436009, denied: 11752 },
        internal_appeals: { filed: 154, overturned: 69 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 432992, denied: 13424 },
        internal_appeals: { filed: 130, overturned: 51 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '31195',
    name: 'Sanford Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 855229, denied: 35230 },
        internal_appeals: { filed: 365, overturned: 218 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 859370, denied: 41849 },
        internal_appeals: { filed: 253, overturned: 165 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '50305',
    name: 'Wellmark of South Dakota',
    years: [
      {
        year: 2024,
        claims: { received: 425214, denied: 65429 },
        internal_appeals: { filed: 152, overturned: 43 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
