import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '87571',
    name: 'Blue Cross Blue Shield of Oklahoma',
    years: [
      {
        year: 2024,
        claims: { received: 8439891, denied: 1385537 },
        internal_appeals: { filed: 4404, overturned: 1305 },
        external_reviews: { filed: 50, overturned: 22 },
      },
      {
        year: 2022,
        claims: { received: 7664353, denied: 1144634 },
        internal_appeals: { filed: 644, overturned: 178 },
        external_reviews: { filed: 15, overturned: null },
      },
    ],
  },
  {
    id: '62505',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 1824797, denied: 438378 },
        internal_appeals: { filed: 446, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 120901, denied: 27634 },
        internal_appeals: { filed: 52, overturned: 24 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '98905',
    name: 'CommunityCare HMO Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 435151, denied: 74500 },
        internal_appeals: { filed: 204, overturned: 103 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 189554, denied: 18554 },
        internal_appeals: { filed: 88, overturned: 59 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '21333',
    name: 'Medica Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 398541, denied: 103679 },
        internal_appeals: { filed: 144, overturned: 92 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 397303, denied: 87492 },
        internal_appeals: { filed: 160, overturned: 66 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '91908',
    name: 'Oscar Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 259248, denied: 60135 },
        internal_appeals: { filed: 4223, overturned: 1159 },
        external_reviews: { filed: 83, overturned: 36 },
      },
      {
        year: 2022,
        claims: { received: 112573, denied: 16348 },
        internal_appeals: { filed: 92, overturned: 63 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '58944',
    name: 'Taro Health Plan of Oklahoma, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 7564, denied: 642 },
        internal_appeals: { filed: 0, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '45480',
    name: 'UnitedHealthcare of Oklahoma, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 260548, denied: 59525 },
        internal_appeals: { filed: 218, overturned: 43 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 71800, denied: 21668 },
        internal_appeals: { filed: 135, overturned: 53 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
