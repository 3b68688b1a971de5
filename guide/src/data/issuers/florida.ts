import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = [
  {
    id: '67926',
    name: 'AmeriHealth Caritas Florida, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 79451, denied: 20441 },
        internal_appeals: { filed: null, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '19898',
    name: 'AvMed, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 431996, denied: 118089 },
        internal_appeals: { filed: 25, overturned: null },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 1305282, denied: 654725 },
        internal_appeals: { filed: 54, overturned: 37 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '16842',
    name: 'Blue Cross and Blue Shield of Florida',
    years: [
      {
        year: 2024,
        claims: { received: 22220889, denied: 4251990 },
        internal_appeals: { filed: 3012, overturned: 1433 },
        external_reviews: { filed: 170, overturned: 78 },
      },
      {
        year: 2022,
        claims: { received: 17913858, denied: 2167158 },
        internal_appeals: { filed: 2935, overturned: 1276 },
        external_reviews: { filed: 78, overturned: 26 },
      },
    ],
  },
  {
    id: '66966',
    name: 'Capital Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 540104, denied: 35255 },
        internal_appeals: { filed: 257, overturned: 87 },
        external_reviews: { filed: null, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 225489, denied: 15920 },
        internal_appeals: { filed: 65, overturned: 32 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '21663',
    name: 'Celtic Insurance Company',
    years: [
      {
        year: 2022,
        claims: { received: 12748561, denied: 1913915 },
        internal_appeals: { filed: 4215, overturned: 2497 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '48121',
    name: 'Cigna Health and Life Insurance Company',
    years: [
      {
        year: 2024,
        claims: { received: 4620013, denied: 926080 },
        internal_appeals: { filed: 1210, overturned: 389 },
        external_reviews: { filed: 15, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 3129000, denied: 611580 },
        internal_appeals: { filed: 960, overturned: 217 },
        external_reviews: { filed: 18, overturned: null },
      },
    ],
  },
  {
    id: '56503',
    name: 'Florida Health Care Plan, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 3536806, denied: 602771 },
        internal_appeals: { filed: 1024, overturned: 281 },
        external_reviews: { filed: 36, overturned: 19 },
      },
      {
        year: 2022,
        claims: { received: 2377267, denied: 308978 },
        internal_appeals: { filed: 174, overturned: 102 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '36194',
    name: 'Health First Commercial Plans, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 2123475, denied: 475722 },
        internal_appeals: { filed: 403, overturned: 255 },
        external_reviews: { filed: 37, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 722574, denied: 99831 },
        internal_appeals: { filed: 350, overturned: 174 },
        external_reviews: { filed: null, overturned: null },
      },
    ],
  },
  {
    id: '30252',
    name: 'Health Options, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 42561091, denied: 10507969 },
        internal_appeals: { filed: 3129, overturned: 1402 },
        external_reviews: { filed: 153, overturned: 77 },
      },
      {
        year: 2022,
        claims: { received: 28872821, denied: 4109571 },
        internal_appeals: { filed: 2913, overturned: 1408 },
        external_reviews: { filed: 52, overturned: 16 },
      },
    ],
  },
  {
    id: '54172',
    name: 'Molina Healthcare of Florida, Inc',
    years: [
      {
        year: 2024,
        claims: { received: 1447710, denied: 341296 },
        internal_appeals: { filed: 82, overturned: 19 },
        external_reviews: { filed: 0, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 188432, denied: 36734 },
        internal_appeals: { filed: 471, overturned: 152 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
  {
    id: '40572',
    name: 'Oscar Insurance Company of Florida',
    years: [
      {
        year: 2022,
        claims: { received: 24850547, denied: 2902781 },
        internal_appeals: { filed: 9219, overturned: 3890 },
        external_reviews: { filed: 105, overturned: 81 },
      },
    ],
  },
  {
    id: '86382',
    name: 'Sunshine State Health Plan',
    years: [
      {
        year: 2024,
        claims: { received: 1271365, denied: 256694 },
        internal_appeals: { filed: 437, overturned: null },
        external_reviews: { filed: null, overturned: 0 },
      },
      {
        year: 2022,
        claims: { received: 2425891, denied: 420671 },
        internal_appeals: { filed: 288, overturned: 186 },
        external_reviews: { filed: 0, overturned: 0 },
      },
    ],
  },
  {
    id: '68398',
    name: 'UnitedHealthcare of Florida, Inc.',
    years: [
      {
        year: 2024,
        claims: { received: 3564380, denied: 719832 },
        internal_appeals: { filed: 3373, overturned: 882 },
        external_reviews: { filed: 18, overturned: null },
      },
      {
        year: 2022,
        claims: { received: 1103537, denied: 358239 },
        internal_appeals: { filed: 1160, overturned: 352 },
        external_reviews: { filed: null, overturned: 0 },
      },
    ],
  },
]
