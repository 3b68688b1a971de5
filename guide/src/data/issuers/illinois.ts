import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '36096',
    name: 'Blue Cross Blue Shield of Illinois',
    years: [
      {
        year: 2022,
        claims: { received: 14686160, denied: 2230111 },
        internal_appeals: { filed: 814, overturned: 253 },
        external_reviews: { filed: 41, overturned: 16 },
      },
    ],
  },
  {
    id: '27833',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2022,
        claims: { received: 1465595, denied: 273732 },
        internal_appeals: { filed: 383, overturned: 185 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '53882',
    name: 'Cigna HealthCare of Illinois, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 400177, denied: 97334 },
        internal_appeals: { filed: 64, overturned: 26 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '20129',
    name: 'Health Alliance Medical Plans, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 1434025, denied: 167432 },
        internal_appeals: { filed: 227, overturned: 102 },
        external_reviews: { filed: 17, overturned: null },
      },
    ],
  },
  {
    id: '65280',
    name: 'Medica Central Health Plan',
    years: [
      {
        year: 2022,
        claims: { received: 30650, denied: 6512 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '54322',
    name: 'MercyCare HMO, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 52032, denied: 5948 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '32355',
    name: 'Molina Healthcare of Illinois, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 1417, denied: 389 },
        internal_appeals: { filed: 25, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '11574',
    name: 'Oscar Health Plan, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 46808, denied: 7597 },
        internal_appeals: { filed: 63, overturned: 45 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '85773',
    name: 'Quartz Health Benefit Plans Corporation',
    years: [
      {
        year: 2022,
        claims: { received: 70893, denied: 7481 },
        internal_appeals: { filed: 18, overturned: null },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '42529',
    name: 'UnitedHealthcare of Illinois, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 177262, denied: 62212 },
        internal_appeals: { filed: 239, overturned: 116 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
