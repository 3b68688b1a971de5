import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '48161',
    name: 'Aetna Life Insurance Company',
    years: [
      {
        year: 2022,
        claims: { received: 171086, denied: 28555 },
        internal_appeals: { filed: 17, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '34762',
    name: 'Blue Cross and Blue Shield of Kansas City',
    years: [
      {
        year: 2024,
        claims: { received: 152989, denied: 31697 },
        internal_appeals: { filed: 91, overturned: 30 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 201892, denied: 40451 },
        internal_appeals: { filed: 60, overturned: 28 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '99723',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 5919313, denied: 1113385 },
        internal_appeals: { filed: null, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 5979736, denied: 851074 },
        internal_appeals: { filed: 1374, overturned: 814 },
        external_reviews: { filed: 26, overturned: null },
      },
    ],
  },
  {
    id: '96384',
    name: 'Cox Health Systems Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 99299, denied: 14549 },
        internal_appeals: { filed: 24, overturned: 11 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 5638, denied: 1005 },
        internal_appeals: { filed: 0, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '32753',
    name: 'Healthy Alliance Life Co(Anthem BCBS)',
    years: [
      {
        year: 2024,
        claims: { received: 3941746, denied: 295802 },
        internal_appeals: { filed: 270, overturned: 98 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1613136, denied: 354979 },
        internal_appeals: { filed: 128, overturned: 43 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '47840',
    name: 'Medica Central Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 62815, denied: 13403 },
        internal_appeals: { filed: 20, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 231026, denied: 47452 },
        internal_appeals: { filed: 82, overturned: 35 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '53461',
    name: 'Medica Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 406622, denied: 95180 },
        internal_appeals: { filed: 208, overturned: 100 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 669658, denied: 114296 },
        internal_appeals: { filed: 330, overturned: 175 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '69512',
    name: 'Oscar Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 544633, denied: 133294 },
        internal_appeals: { filed: 5920, overturned: 1884 },
        external_reviews: { filed: 53, overturned: 13 },
      },
      {
        year: 2022,
        claims: { received: 141734, denied: 17164 },
        internal_appeals: { filed: 174, overturned: 92 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '95426',
    name: 'UnitedHealthcare Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 1070569, denied: 203531 },
        internal_appeals: { filed: 1119, overturned: 386 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
