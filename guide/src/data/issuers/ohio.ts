import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '28162',
    name: 'AultCare Insurance Company',
    years: [
      {
        year: 2022,
        claims: { received: 223790, denied: 42971 },
        internal_appeals: { filed: 56, overturned: 36 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '41047',
    name: 'Buckeye Community Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 3673782, denied: 714834 },
        internal_appeals: { filed: 333, overturned: 198 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 2267859, denied: 504400 },
        internal_appeals: { filed: 1178, overturned: 872 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '77552',
    name: 'CareSource Ohio, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 2814185, denied: 562546 },
        internal_appeals: { filed: 5001, overturned: 952 },
        external_reviews: { filed: 263, overturned: 47 },
      },
      {
        year: 2022,
        claims: { received: 2238460, denied: 444660 },
        internal_appeals: { filed: 533, overturned: 227 },
        external_reviews: { filed: 25, overturned: null },
      },
    ],
  },
  {
    id: '29276',
    name: 'Community Insurance Company(Anthem BCBS)',
    years: [
      {
        year: 2024,
        claims: { received: 3535080, denied: 294314 },
        internal_appeals: { filed: 841, overturned: 225 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1463787, denied: 325920 },
        internal_appeals: { filed: 389, overturned: 94 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '99969',
    name: 'Medical Health Insuring Corp. of Ohio',
    years: [
      {
        year: 2024,
        claims: { received: 1320144, denied: 198720 },
        internal_appeals: { filed: 657, overturned: 421 },
        external_reviews: { filed: 21, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1859204, denied: 192874 },
        internal_appeals: { filed: 632, overturned: 356 },
        external_reviews: { filed: 12, overturned: null },
      },
    ],
  },
  {
    id: '64353',
    name: 'Molina Healthcare of Ohio, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 1975213, denied: 428806 },
        internal_appeals: { filed: 216, overturned: 108 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 611173, denied: 137574 },
        internal_appeals: { filed: 546, overturned: 191 },
        external_reviews: { filed: 15, overturned: null },
      },
    ],
  },
  {
    id: '29341',
    name: 'Oscar Buckeye State Insurance Corp.',
    years: [
      {
        year: 2024,
        claims: { received: 1276642, denied: 337922 },
        internal_appeals: { filed: 18709, overturned: 4700 },
        external_reviews: { filed: 394, overturned: 101 },
      },
      {
        year: 2022,
        claims: { received: 397995, denied: 52812 },
        internal_appeals: { filed: 276, overturned: 139 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '45845',
    name: 'Oscar Insurance Corporation of Ohio',
    years: [
      {
        year: 2024,
        claims: { received: 610423, denied: 121739 },
        internal_appeals: { filed: 8186, overturned: 2789 },
        external_reviews: { filed: 255, overturned: 67 },
      },
      {
        year: 2022,
        claims: { received: 591198, denied: 65413 },
        internal_appeals: { filed: 335, overturned: 172 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '74313',
    name: 'Paramount Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 110549, denied: 15746 },
        internal_appeals: { filed: 30, overturned: 22 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 106069, denied: 15017 },
        internal_appeals: { filed: 29, overturned: 21 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '52664',
    name: 'Summa Insurance Company, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 197767, denied: 51591 },
        internal_appeals: { filed: 319, overturned: 245 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 194475, denied: 44158 },
        internal_appeals: { filed: 170, overturned: 114 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '33931',
    name: 'UnitedHealthcare of Ohio, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 895840, denied: 208089 },
        internal_appeals: { filed: 944, overturned: 330 },
        external_reviews: { filed: 21, overturned: null },
      },
    ],
  },
]
