import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '34541',
    name: 'BridgeSpan Health Company',
    years: [
      {
        year: 2024,
        claims: { received: 7900, denied: 1310 },
        internal_appeals: { filed: null, overturned: 0 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1889, denied: 710 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '81808',
    name: 'Cigna Health and Life Insurance Company',
    years: [
      {
        year: 2022,
        claims: { received: 85312, denied: 18141 },
        internal_appeals: { filed: 18, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '98113',
    name: 'Imperial Health Plan of the Southwest, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 261, denied: 87 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '18167',
    name: 'Molina Healthcare of Utah',
    years: [
      {
        year: 2024,
        claims: { received: 125008, denied: 28618 },
        internal_appeals: { filed: 78, overturned: 56 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 49408, denied: 7988 },
        internal_appeals: { filed: 135, overturned: 92 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '22013',
    name: 'Regence BlueCross BlueShield of Utah',
    years: [
      {
        year: 2024,
        claims: { received: 395068, denied: 58383 },
        internal_appeals: { filed: 487, overturned: 60 },
        external_reviews: { filed: 11, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 323213, denied: 47527 },
        internal_appeals: { filed: 138, overturned: 27 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '68781',
    name: 'SelectHealth, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 8402145, denied: 1571221 },
        internal_appeals: { filed: 5422, overturned: 1467 },
        external_reviews: { filed: 119, overturned: 53 },
      },
      {
        year: 2022,
        claims: { received: 9304836, denied: 1366766 },
        internal_appeals: { filed: 3884, overturned: 1455 },
        external_reviews: { filed: 25, overturned: 12 },
      },
    ],
  },
  {
    id: '42261',
    name: 'University of Utah Health Insurance Plans',
    years: [
      {
        year: 2024,
        claims: { received: 644314, denied: 122297 },
        internal_appeals: { filed: 482, overturned: 155 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 535566, denied: 112076 },
        internal_appeals: { filed: 532, overturned: 189 },
        external_reviews: { filed: 15, overturned: null },
      },
    ],
  },
]
