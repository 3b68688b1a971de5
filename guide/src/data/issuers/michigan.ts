import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '98185',
    name: 'Blue Care Network of Michigan',
    years: [
      {
        year: 2024,
        claims: { received: 3398397, denied: 630298 },
        internal_appeals: { filed: 210, overturned: 180 },
        external_reviews: { filed: 65, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 3394251, denied: 600034 },
        internal_appeals: { filed: 196, overturned: 166 },
        external_reviews: { filed: 43, overturned: null },
      },
    ],
  },
  {
    id: '15560',
    name: 'Blue Cross Blue Shield of Michigan Mutual Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 1807844, denied: 236257 },
        internal_appeals: { filed: 203, overturned: 95 },
        external_reviews: { filed: 78, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1291509, denied: 177498 },
        internal_appeals: { filed: 140, overturned: 48 },
        external_reviews: { filed: 45, overturned: null },
      },
    ],
  },
  {
    id: '74917',
    name: 'McLaren Health Plan Community',
    years: [
      {
        year: 2024,
        claims: { received: 100136, denied: 19916 },
        internal_appeals: { filed: 17, overturned: 15 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 138807, denied: 9983 },
        internal_appeals: { filed: 69, overturned: 56 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '58594',
    name: 'Meridian Health Plan of Michigan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 3404769, denied: 941541 },
        internal_appeals: { filed: 844, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 741382, denied: 129724 },
        internal_appeals: { filed: 211, overturned: 124 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '40047',
    name: 'Molina Healthcare of Michigan, Inc.',
    years: [
      {
        year: 2022,
        claims: { received: 132379, denied: 20063 },
        internal_appeals: { filed: 167, overturned: 49 },
        external_reviews: { filed: 18, overturned: 0 },
      },
    ],
  },
  {
    id: '77739',
    name: 'Oscar Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 54216, denied: 14778 },
        internal_appeals: { filed: 596, overturned: 183 },
        external_reviews: { filed: 46, overturned: 11 },
      },
      {
        year: 2022,
        claims: { received: 28038, denied: 3016 },
        internal_appeals: { filed: 49, overturned: 22 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '60829',
    name: 'Physicians Health Plan',
    years: [
      {
        year: 2022,
        claims: { received: 325878, denied: 60035 },
        internal_appeals: { filed: 25, overturned: 11 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '29698',
    name: 'Priority Health',
    years: [
      {
        year: 2024,
        claims: { received: 4106893, denied: 324164 },
        internal_appeals: { filed: 130, overturned: 28 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 2980362, denied: 197730 },
        internal_appeals: { filed: 394, overturned: 18 },
        external_reviews: { filed: 42, overturned: null },
      },
    ],
  },
  {
    id: '71667',
    name: 'UnitedHealthcare Community Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 780202, denied: 204912 },
        internal_appeals: { filed: 671, overturned: 159 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 77954, denied: 25778 },
        internal_appeals: { filed: 66, overturned: 25 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
]
