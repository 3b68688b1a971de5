import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '58840',
    name: 'Aetna Health Inc.  (a TX corp.)',
    years: [
      {
        year: 2022,
        claims: { received: 287625, denied: 98052 },
        internal_appeals: { filed: 86, overturned: 36 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '33602',
    name: 'Blue Cross Blue Shield of Texas',
    years: [
      {
        year: 2024,
        claims: { received: 58806743, denied: 11028737 },
        internal_appeals: { filed: 22641, overturned: 11397 },
        external_reviews: { filed: 808, overturned: 325 },
      },
      {
        year: 2022,
        claims: { received: 13580083, denied: 2666196 },
        internal_appeals: { filed: 4657, overturned: 2350 },
        external_reviews: { filed: 69, overturned: 13 },
      },
    ],
  },
  {
    id: '29418',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 16238521, denied: 2652607 },
        internal_appeals: { filed: 3010, overturned: 1842 },
        external_reviews: { filed: 237, overturned: 130 },
      },
      {
        year: 2022,
        claims: { received: 12532905, denied: 1763710 },
        internal_appeals: { filed: 2261, overturned: 1362 },
        external_reviews: { filed: 660, overturned: 586 },
      },
    ],
  },
  {
    id: '66252',
    name: 'CHRISTUS Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 1206500, denied: 141176 },
        internal_appeals: { filed: 4256, overturned: 1337 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 260434, denied: 17943 },
        internal_appeals: { filed: 203, overturned: 57 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '76589',
    name: 'Cigna HealthCare of Texas, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 4080439, denied: 884055 },
        internal_appeals: { filed: 1184, overturned: 755 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '63251',
    name: 'Community First Insurance Plans',
    years: [
      {
        year: 2024,
        claims: { received: 112382, denied: 34419 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '27248',
    name: 'Community Health Choice, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 6776421, denied: 1449319 },
        internal_appeals: { filed: 1054, overturned: 260 },
        external_reviews: { filed: 26, overturned: 16 },
      },
      {
        year: 2022,
        claims: { received: 3902036, denied: 586369 },
        internal_appeals: { filed: 661, overturned: 183 },
        external_reviews: { filed: 16, overturned: 12 },
      },
    ],
  },
  {
    id: '34826',
    name: 'Imperial Insurance Companies, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 2530, denied: 902 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '17933',
    name: 'Moda Health Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 142112, denied: 34484 },
        internal_appeals: { filed: 39, overturned: 14 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 17056, denied: 4377 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '45786',
    name: 'Molina Healthcare of Texas, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 987573, denied: 237126 },
        internal_appeals: { filed: 996, overturned: 545 },
        external_reviews: { filed: 21, overturned: 14 },
      },
      {
        year: 2022,
        claims: { received: 479698, denied: 83574 },
        internal_appeals: { filed: 4151, overturned: 2779 },
        external_reviews: { filed: 70, overturned: 28 },
      },
    ],
  },
  {
    id: '20069',
    name: 'Oscar Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 3001076, denied: 764285 },
        internal_appeals: { filed: 38325, overturned: 9061 },
        external_reviews: { filed: 517, overturned: 176 },
      },
      {
        year: 2022,
        claims: { received: 4277370, denied: 498535 },
        internal_appeals: { filed: 2827, overturned: 1355 },
        external_reviews: { filed: 33, overturned: 25 },
      },
    ],
  },
  {
    id: '40788',
    name: 'Scott and White Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 8274564, denied: 1205777 },
        internal_appeals: { filed: 5246, overturned: 3157 },
        external_reviews: { filed: 170, overturned: 136 },
      },
      {
        year: 2022,
        claims: { received: 2426299, denied: 325281 },
        internal_appeals: { filed: 893, overturned: 518 },
        external_reviews: { filed: 13, overturned: null },
      },
    ],
  },
  {
    id: '71837',
    name: 'Sendero Health Plans, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 471218, denied: 101311 },
        internal_appeals: { filed: 21, overturned: 14 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 288610, denied: 83908 },
        internal_appeals: { filed: 26, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '87226',
    name: 'Superior Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 5807390, denied: 1287305 },
        internal_appeals: { filed: 1083, overturned: 622 },
        external_reviews: { filed: 62, overturned: 31 },
      },
      {
        year: 2022,
        claims: { received: 2238445, denied: 407805 },
        internal_appeals: { filed: 210, overturned: 128 },
        external_reviews: { filed: 85, overturned: 82 },
      },
    ],
  },
  {
    id: '40220',
    name: 'UnitedHealthcare of Texas, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 14698969, denied: 2550560 },
        internal_appeals: { filed: 12386, overturned: 4333 },
        external_reviews: { filed: 67, overturned: 21 },
      },
      {
        year: 2022,
        claims: { received: 2041995, denied: 615246 },
        internal_appeals: { filed: 2328, overturned: 931 },
        external_reviews: { filed: 15, overturned: null },
      },
    ],
  },
]
