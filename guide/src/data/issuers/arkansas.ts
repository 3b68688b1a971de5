import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '62141',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 8079882, denied: 1297980 },
        internal_appeals: { filed: 1813, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 5679702, denied: 742861 },
        internal_appeals: { filed: 537, overturned: 227 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '13262',
    name: 'HMO Partners, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1506621, denied: 248827 },
        internal_appeals: { filed: 1247, overturned: 363 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1514223, denied: 229049 },
        internal_appeals: { filed: 978, overturned: 262 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '70525',
    name: 'QCA Health Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1593974, denied: 245717 },
        internal_appeals: { filed: 346, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 2186944, denied: 273034 },
        internal_appeals: { filed: 143, overturned: 62 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '37903',
    name: 'QualChoice Life & Health Insurance Company, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1680519, denied: 262731 },
        internal_appeals: { filed: 397, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 2217520, denied: 276111 },
        internal_appeals: { filed: 161, overturned: 71 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '48772',
    name: 'USAble HMO, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 766146, denied: 123118 },
        internal_appeals: { filed: 686, overturned: 220 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '75293',
    name: 'USAble Mutual Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 4295266, denied: 669702 },
        internal_appeals: { filed: 7600, overturned: 2400 },
        external_reviews: { filed: 35, overturned: 13 },
      },
      {
        year: 2022,
        claims: { received: 5254559, denied: 791699 },
        internal_appeals: { filed: 7439, overturned: 2119 },
        external_reviews: { filed: 17, overturned: null },
      },
    ],
  },
]
