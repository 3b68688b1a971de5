import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '29678',
    name: 'Blue Cross and Blue Shield of Nebraska',
    years: [
      {
        year: 2024,
        claims: { received: 590006, denied: 91925 },
        internal_appeals: { filed: 870, overturned: 198 },
        external_reviews: { filed: 17, overturned: null },
      },
    ],
  },
  {
    id: '20305',
    name: 'Medica Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 1322366, denied: 281819 },
        internal_appeals: { filed: 720, overturned: 355 },
        external_reviews: { filed: 11, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1785628, denied: 294260 },
        internal_appeals: { filed: 781, overturned: 405 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '26289',
    name: 'Nebraska Total Care, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 517970, denied: 71525 },
        internal_appeals: { filed: 204, overturned: 117 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '57424',
    name: 'Oscar Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 46889, denied: 10186 },
        internal_appeals: { filed: 950, overturned: 437 },
        external_reviews: { filed: 16, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 116419, denied: 14715 },
        internal_appeals: { filed: 102, overturned: 50 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
]
