import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '79222',
    name: 'Absolute Total Care, Inc',
    years: [
      {
        year: 2024,
        claims: { received: 8043578, denied: 1471467 },
        internal_appeals: { filed: 1299, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1518301, denied: 269843 },
        internal_appeals: { filed: 641, overturned: 405 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '26065',
    name: 'Blue Cross and Blue Shield of South Carolina',
    years: [
      {
        year: 2024,
        claims: { received: 11796220, denied: 1827005 },
        internal_appeals: { filed: 2902, overturned: 1215 },
        external_reviews: { filed: 234, overturned: 132 },
      },
      {
        year: 2022,
        claims: { received: 9840399, denied: 2127428 },
        internal_appeals: { filed: 3055, overturned: 1081 },
        external_reviews: { filed: 67, overturned: 13 },
      },
    ],
  },
  {
    id: '42326',
    name: 'Molina Healthcare of South Carolina, Inc',
    other_names: ['MOLINA HEALTHCARE OF SOUTH CAROLINA, INC'],
    years: [
      {
        year: 2024,
        claims: { received: 1055016, denied: 230150 },
        internal_appeals: { filed: 422, overturned: 243 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 102995, denied: 17230 },
        internal_appeals: { filed: 535, overturned: 236 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '73107',
    name: 'Select Health of South Carolina',
    years: [
      {
        year: 2024,
        claims: { received: 121039, denied: 39520 },
        internal_appeals: { filed: 29, overturned: 16 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '33764',
    name: 'UnitedHealthcare of South Carolina, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 438616, denied: 88229 },
        internal_appeals: { filed: 403, overturned: 125 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
]
