import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '94248',
    name: 'Blue Cross and Blue Shield of Kansas City',
    years: [
      {
        year: 2024,
        claims: { received: 102463, denied: 20939 },
        internal_appeals: { filed: 44, overturned: 17 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 125691, denied: 25771 },
        internal_appeals: { filed: 31, overturned: 18 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '18558',
    name: 'Blue Cross and Blue Shield of Kansas, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1042704, denied: 134229 },
        internal_appeals: { filed: 174, overturned: 96 },
        external_reviews: { filed: 12, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1796316, denied: 242993 },
        internal_appeals: { filed: 227, overturned: 85 },
        external_reviews: { filed: 21, overturned: null },
      },
    ],
  },
  {
    id: '34368',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 3865491, denied: 734165 },
        internal_appeals: { filed: 1121, overturned: 20 },
        external_reviews: { filed: 17, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 2648334, denied: 385818 },
        internal_appeals: { filed: 710, overturned: 439 },
        external_reviews: { filed: 31, overturned: 12 },
      },
    ],
  },
  {
    id: '39520',
    name: 'Medica Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 56889, denied: 14017 },
        internal_appeals: { filed: 27, overturned: 12 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 116430, denied: 24510 },
        internal_appeals: { filed: 78, overturned: 35 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '43490',
    name: 'Oscar Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 296092, denied: 77239 },
        internal_appeals: { filed: 4096, overturned: 1440 },
        external_reviews: { filed: 80, overturned: 15 },
      },
      {
        year: 2022,
        claims: { received: 56496, denied: 7102 },
        internal_appeals: { filed: 35, overturned: 21 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '94968',
    name: 'UnitedHealthcare Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 935058, denied: 167716 },
        internal_appeals: { filed: 915, overturned: 288 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '32542',
    name: 'US Health and Life Insurance Company',
    years: [
      {
        year: 2022,
        claims: { received: 17485, denied: 5720 },
        internal_appeals: { filed: 23, overturned: 15 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
]
