import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '63474',
    name: 'BridgeSpan Health Company',
    years: [
      {
        year: 2024,
        claims: { received: 12346, denied: 1294 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 16345, denied: 2305 },
        internal_appeals: { filed: 12, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '71287',
    name: 'Kaiser Foundation Healthplan of the NW',
    years: [
      {
        year: 2024,
        claims: { received: 9923, denied: 725 },
        internal_appeals: { filed: 39, overturned: 17 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 15922, denied: 1164 },
        internal_appeals: { filed: 76, overturned: 39 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '39424',
    name: 'Moda Health Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1102738, denied: 157741 },
        internal_appeals: { filed: 173, overturned: 67 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1005743, denied: 150744 },
        internal_appeals: { filed: 172, overturned: 53 },
        external_reviews: { filed: 15, overturned: 0 },
      },
    ],
  },
  {
    id: '10091',
    name: 'PacificSource Health Plans',
    years: [
      {
        year: 2024,
        claims: { received: 3771, denied: 658 },
        internal_appeals: { filed: 136, overturned: 12 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 823528, denied: 24602 },
        internal_appeals: { filed: 6904, overturned: 1697 },
        external_reviews: { filed: 36, overturned: 11 },
      },
    ],
  },
  {
    id: '56707',
    name: 'Providence Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 410010, denied: 16582 },
        internal_appeals: { filed: 301, overturned: 217 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 523527, denied: 18702 },
        internal_appeals: { filed: 394, overturned: 242 },
        external_reviews: { filed: 152, overturned: null },
      },
    ],
  },
  {
    id: '77969',
    name: 'Regence BlueCross BlueShield of Oregon',
    years: [
      {
        year: 2024,
        claims: { received: 1013376, denied: 100498 },
        internal_appeals: { filed: 616, overturned: 88 },
        external_reviews: { filed: 47, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 363786, denied: 42026 },
        internal_appeals: { filed: 199, overturned: 31 },
        external_reviews: { filed: 41, overturned: null },
      },
    ],
  },
]
