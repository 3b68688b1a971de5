import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '82824',
    name: 'Aetna Health Inc. (a GA corp.)',
    years: [
      {
        year: 2022,
        claims: { received: 189293, denied: 37611 },
        internal_appeals: { filed: 51, overturned: 45 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '83761',
    name: 'Alliant Health Plans',
    years: [
      {
        year: 2022,
        claims: { received: 455071, denied: 36987 },
        internal_appeals: { filed: 2772, overturned: 310 },
        external_reviews: { filed: 23, overturned: null },
      },
    ],
  },
  {
    id: '70893',
    name: 'Ambetter of Peach State Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 17619920, denied: 2410742 },
        internal_appeals: { filed: 1465, overturned: 785 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '49046',
    name: 'Anthem Blue Cross and Blue Shield',
    years: [
      {
        year: 2022,
        claims: { received: 3813700, denied: 904058 },
        internal_appeals: { filed: 569, overturned: 95 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '60224',
    name: 'CareSource Georgia Co.',
    years: [
      {
        year: 2022,
        claims: { received: 1661639, denied: 361615 },
        internal_appeals: { filed: 29, overturned: 14 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '15105',
    name: 'Cigna HealthCare of Georgia, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 819128, denied: 144773 },
        internal_appeals: { filed: 0, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '89942',
    name: 'Kaiser Foundation Health Plan of Georgia',
    years: [
      {
        year: 2022,
        claims: { received: 7974, denied: 822 },
        internal_appeals: { filed: 60, overturned: 26 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '58081',
    name: 'Oscar Health Plan of Georgia',
    years: [
      {
        year: 2022,
        claims: { received: 1956528, denied: 244361 },
        internal_appeals: { filed: 1071, overturned: 439 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '43802',
    name: 'UnitedHealthcare of Georgia, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 297827, denied: 94241 },
        internal_appeals: { filed: 427, overturned: 202 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
