import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '57601',
    name: 'Anthem Health Plans of NH(Anthem BCBS)',
    years: [
      {
        year: 2024,
        claims: { received: 28677, denied: 2555 },
        internal_appeals: { filed: 160, overturned: 71 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 13551, denied: 2459 },
        internal_appeals: { filed: 190, overturned: 93 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '75841',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 759938, denied: 133926 },
        internal_appeals: { filed: 31, overturned: 18 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 892450, denied: 154238 },
        internal_appeals: { filed: 321, overturned: 221 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '59025',
    name: 'Harvard Pilgrim Health Care of NE',
    years: [
      {
        year: 2024,
        claims: { received: 117211, denied: 33754 },
        internal_appeals: { filed: 84, overturned: 28 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 149497, denied: 31314 },
        internal_appeals: { filed: 63, overturned: 35 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '96751',
    name: 'Matthew Thornton Hlth Plan(Anthem BCBS)',
    years: [
      {
        year: 2024,
        claims: { received: 2199992, denied: 153654 },
        internal_appeals: { filed: 396, overturned: 166 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1251436, denied: 246037 },
        internal_appeals: { filed: 75, overturned: 36 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
