import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '90714',
    name: 'Ambetter of Magnolia Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 11374142, denied: 1824195 },
        internal_appeals: { filed: 1147, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 6554752, denied: 910311 },
        internal_appeals: { filed: 653, overturned: 355 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '56766',
    name: 'Cigna Health and Life Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 2495922, denied: 691183 },
        internal_appeals: { filed: 257, overturned: 125 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 498924, denied: 125555 },
        internal_appeals: { filed: 51, overturned: 18 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '79975',
    name: 'Molina Healthcare of Mississippi, Inc',
    years: [
      {
        year: 2024,
        claims: { received: 687896, denied: 142847 },
        internal_appeals: { filed: 87, overturned: 54 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 126068, denied: 18934 },
        internal_appeals: { filed: 134, overturned: 39 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '14624',
    name: 'Primewell Health Services of Mississippi, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 25568, denied: 4269 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '97560',
    name: 'UnitedHealthcare of Mississippi, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 314752, denied: 67514 },
        internal_appeals: { filed: 196, overturned: 61 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
]
