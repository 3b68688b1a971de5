import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '50328',
    name: 'CareSource West Virginia Co.',
    years: [
      {
        year: 2024,
        claims: { received: 843758, denied: 198752 },
        internal_appeals: { filed: 993, overturned: 65 },
        external_reviews: { filed: 54, overturned: 17 },
      },
      {
        year: 2022,
        claims: { received: 430096, denied: 87511 },
        internal_appeals: { filed: 13, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '31274',
    name: 'Highmark Blue Cross Blue Shield West Virginia',
    years: [
      {
        year: 2024,
        claims: { received: 2341171, denied: 471125 },
        internal_appeals: { filed: 130, overturned: 41 },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 531328, denied: 52289 },
        internal_appeals: { filed: 48, overturned: 22 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
]
