import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '23435',
    name: 'Banner Health and Aetna Health Plan Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 148205, denied: 26374 },
        internal_appeals: { filed: 37, overturned: 19 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '53901',
    name: 'Blue Cross and Blue Shield of Arizona, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1522332, denied: 233016 },
        internal_appeals: { filed: 4769, overturned: 1806 },
        external_reviews: { filed: 180, overturned: 36 },
      },
      {
        year: 2022,
        claims: { received: 984699, denied: 85262 },
        internal_appeals: { filed: 3103, overturned: 1299 },
        external_reviews: { filed: 44, overturned: 12 },
      },
    ],
  },
  {
    id: '97667',
    name: 'Cigna HealthCare of Arizona, Inc',
    years: [
      {
        year: 2024,
        claims: { received: 139645, denied: 22637 },
        internal_appeals: { filed: 39, overturned: 22 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 180629, denied: 23780 },
        internal_appeals: { filed: 26, overturned: 12 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '91450',
    name: 'Health Net of Arizona, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 3202241, denied: 596289 },
        internal_appeals: { filed: 502, overturned: 14 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 2058336, denied: 270924 },
        internal_appeals: { filed: 310, overturned: 139 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '85533',
    name: 'Imperial Insurance Companies, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 2393, denied: 793 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '32311',
    name: 'Medica Community Health Plan',
    years: [
      {
        year: 2022,
        claims: { received: 32177, denied: 8417 },
        internal_appeals: { filed: 20, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '13877',
    name: 'Oscar Health Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 292877, denied: 82246 },
        internal_appeals: { filed: 4434, overturned: 918 },
        external_reviews: { filed: 152, overturned: 50 },
      },
      {
        year: 2022,
        claims: { received: 468750, denied: 54197 },
        internal_appeals: { filed: 422, overturned: 201 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '40702',
    name: 'UnitedHealthcare of Arizona, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 2715431, denied: 646181 },
        internal_appeals: { filed: 2607, overturned: 993 },
        external_reviews: { filed: 33, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1371903, denied: 490972 },
        internal_appeals: { filed: 1271, overturned: 515 },
        external_reviews: { filed: 16, overturned: null },
      },
    ],
  },
]
