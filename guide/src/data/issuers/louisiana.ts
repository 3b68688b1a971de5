import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '90787',
    name: 'Ambetter Health of Louisiana, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1704183, denied: 326106 },
        internal_appeals: { filed: 289, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '98780',
    name: 'CHRISTUS Health Plan Louisiana',
    years: [
      {
        year: 2024,
        claims: { received: 154775, denied: 22585 },
        internal_appeals: { filed: 1566, overturned: 641 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 20583, denied: 1615 },
        internal_appeals: { filed: 49, overturned: 17 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '19636',
    name: 'HMO Louisiana, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 5472870, denied: 993016 },
        internal_appeals: { filed: 1813, overturned: 602 },
        external_reviews: { filed: 247, overturned: 56 },
      },
      {
        year: 2022,
        claims: { received: 3605654, denied: 574165 },
        internal_appeals: { filed: 1428, overturned: 490 },
        external_reviews: { filed: 116, overturned: 47 },
      },
    ],
  },
  {
    id: '97176',
    name: 'Louisiana Health Service & Indemnity Company',
    years: [
      {
        year: 2024,
        claims: { received: 992770, denied: 147920 },
        internal_appeals: { filed: 364, overturned: 117 },
        external_reviews: { filed: 41, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 328768, denied: 41584 },
        internal_appeals: { filed: 95, overturned: 32 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '69842',
    name: 'UnitedHealthcare Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 1031551, denied: 248739 },
        internal_appeals: { filed: 521, overturned: 182 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 42885, denied: 14442 },
        internal_appeals: { filed: 53, overturned: 20 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
]
