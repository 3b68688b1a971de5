import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '61671',
    name: 'Aetna Health Inc. (a PA corp.)',
    years: [
      {
        year: 2022,
        claims: { received: 799637, denied: 134490 },
        internal_appeals: { filed: 153, overturned: 89 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '77264',
    name: 'Ambetter of North Carolina Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 4295438, denied: 924286 },
        internal_appeals: { filed: 1238, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1118533, denied: 190418 },
        internal_appeals: { filed: 465, overturned: 276 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '17414',
    name: 'AmeriHealth Caritas North Carolina, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 387771, denied: 109227 },
        internal_appeals: { filed: 74, overturned: 47 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 817, denied: 310 },
        internal_appeals: { filed: 0, overturned: 0 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '11512',
    name: 'Blue Cross and Blue Shield of NC',
    years: [
      {
        year: 2024,
        claims: { received: 16183703, denied: 3116071 },
        internal_appeals: { filed: 2160, overturned: 779 },
        external_reviews: { filed: 88, overturned: 44 },
      },
      {
        year: 2022,
        claims: { received: 17691687, denied: 3337685 },
        internal_appeals: { filed: 1372, overturned: 475 },
        external_reviews: { filed: 47, overturned: 25 },
      },
    ],
  },
  {
    id: '13591',
    name: 'CareSource North Carolina Co.',
    years: [
      {
        year: 2024,
        claims: { received: 158212, denied: 44782 },
        internal_appeals: { filed: 728, overturned: 95 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '44007',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2022,
        claims: { received: 2856, denied: 1193 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '73943',
    name: 'Cigna HealthCare of North Carolina, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1009831, denied: 162599 },
        internal_appeals: { filed: 150, overturned: 39 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 746707, denied: 121708 },
        internal_appeals: { filed: 97, overturned: 21 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '69803',
    name: 'Oscar Health Plan of North Carolina, Inc',
    years: [
      {
        year: 2024,
        claims: { received: 81081, denied: 17549 },
        internal_appeals: { filed: 875, overturned: 320 },
        external_reviews: { filed: 34, overturned: 12 },
      },
      {
        year: 2022,
        claims: { received: 11057, denied: 1749 },
        internal_appeals: { filed: 19, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '54332',
    name: 'UnitedHealthcare of North Carolina, Inc',
    years: [
      {
        year: 2024,
        claims: { received: 1601659, denied: 339054 },
        internal_appeals: { filed: 1407, overturned: 526 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1647443, denied: 491960 },
        internal_appeals: { filed: 1229, overturned: 568 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
