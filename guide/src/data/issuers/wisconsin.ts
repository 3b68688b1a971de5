import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '86584',
    name: 'Aspirus Health Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 398306, denied: 47925 },
        internal_appeals: { filed: 19, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 471398, denied: 61292 },
        internal_appeals: { filed: 14, overturned: null },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '14630',
    name: 'Chorus Community Health Plans',
    years: [
      {
        year: 2022,
        claims: { received: 182301, denied: 16826 },
        internal_appeals: { filed: 285, overturned: 127 },
        external_reviews: { filed: 12, overturned: null },
      },
    ],
  },
  {
    id: '87416',
    name: 'Common Ground Healthcare Cooperative',
    years: [
      {
        year: 2024,
        claims: { received: 1504864, denied: 143772 },
        internal_appeals: { filed: 0, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 2820526, denied: 465910 },
        internal_appeals: { filed: 262, overturned: 83 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '79475',
    name: 'Compcare Health Serv Ins Co(Anthem BCBS)',
    years: [
      {
        year: 2024,
        claims: { received: 2462417, denied: 213637 },
        internal_appeals: { filed: 344, overturned: 201 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 255744, denied: 68701 },
        internal_appeals: { filed: 60, overturned: 33 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '38345',
    name: 'Dean Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 1104307, denied: 160914 },
        internal_appeals: { filed: 391, overturned: 193 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1099434, denied: 127692 },
        internal_appeals: { filed: 215, overturned: 111 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '94529',
    name: 'Group Health Cooperative of South Central Wisconsin',
    years: [
      {
        year: 2024,
        claims: { received: 207372, denied: 18470 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 206749, denied: 15174 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '20173',
    name: 'HealthPartners Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 466789, denied: 30260 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 313587, denied: 19972 },
        internal_appeals: { filed: 11, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '57845',
    name: 'Medica Community Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 510731, denied: 87505 },
        internal_appeals: { filed: 227, overturned: 124 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 445056, denied: 54813 },
        internal_appeals: { filed: 153, overturned: 103 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '58326',
    name: 'MercyCare HMO, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 208646, denied: 19105 },
        internal_appeals: { filed: 15, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 224919, denied: 22765 },
        internal_appeals: { filed: 26, overturned: 16 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '52697',
    name: 'Molina Healthcare of Wisconsin, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 104458, denied: 13822 },
        internal_appeals: { filed: 258, overturned: 90 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '81413',
    name: 'Network Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 298634, denied: 48655 },
        internal_appeals: { filed: 31, overturned: 12 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 242187, denied: 35043 },
        internal_appeals: { filed: 18, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '37833',
    name: 'Quartz Health Benefit Plans Corporation',
    years: [
      {
        year: 2024,
        claims: { received: 696511, denied: 57350 },
        internal_appeals: { filed: 204, overturned: 98 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 626070, denied: 86327 },
        internal_appeals: { filed: 150, overturned: 31 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '38166',
    name: 'Security Health Plan of Wisconsin, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1306739, denied: 247191 },
        internal_appeals: { filed: 258, overturned: 168 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 728690, denied: 65095 },
        internal_appeals: { filed: 140, overturned: 92 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '80180',
    name: 'UnitedHealthcare of Wisconsin, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 659260, denied: 113541 },
        internal_appeals: { filed: 594, overturned: 244 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
]
