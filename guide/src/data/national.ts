import type { Regulator } from '../region-facts.ts'

/** Federal agencies, for every region. */
export const nationalRegulators: readonly Regulator[] = [
  {
    id: 'cms',
    title: 'Centers for Medicare & Medicaid Services (CMS)',
    url: 'https://www.cms.gov/',
    email: null,
    phone: '800-633-4227',
    complaint_url: 'https://www.medicare.gov/my/medicare-complaint',
    complaint_url_by_type: {
      MEDICARE: 'https://www.medicare.gov/my/medicare-complaint',
      DUAL: 'https://www.medicare.gov/my/medicare-complaint',
      MARKETPLACE: 'https://www.cms.gov/medical-bill-rights/help/submit-a-complaint',
      FULLY_INSURED: 'https://www.cms.gov/medical-bill-rights/help/submit-a-complaint',
      SELF_FUNDED: 'https://www.cms.gov/medical-bill-rights/help/submit-a-complaint',
      MEDICAID: 'https://www.medicaid.gov/',
      CHIP: 'https://www.medicaid.gov/',
      BASIC_HEALTH_PROGRAM: 'https://www.medicaid.gov/',
    },
    national: true,
    kind: 'federal_agency',
    regulates: ['MEDICARE', 'DUAL'],
    partially_regulates: [
      'MARKETPLACE',
      'MEDICAID',
      'CHIP',
      'BASIC_HEALTH_PROGRAM',
      'FULLY_INSURED',
      'SELF_FUNDED',
    ],
    verification: 'secondary',
    notes:
      'For Medicare plan complaints call 800-MEDICARE. For insured plans CMS runs the federal outside review and steps in where a state does not act. For self-funded plans it can help only with state and local government employers. Appeals in Medicaid, CHIP and the Basic Health Program go to your state.',
    confidence: 'verified',
    source:
      'medicare.gov/my/medicare-complaint in public lists; cms.gov/medical-bill-rights/help/submit-a-complaint in a public list (last verified 2026-09-18)',
    checked: '2026-11-15',
  },
  {
    id: 'ebsa',
    title: 'US Department of Labor, Employee Benefits Security Administration (EBSA)',
    url: 'https://www.dol.gov/agencies/ebsa',
    email: null,
    phone: '866-444-3272',
    complaint_url: 'https://www.dol.gov/agencies/ebsa/about-ebsa/ask-a-question/ask-ebsa',
    national: true,
    kind: 'federal_agency',
    regulates: ['SELF_FUNDED'],
    partially_regulates: ['FULLY_INSURED'],
    verification: 'secondary',
    notes: 'For plans of private employers. Not for church plans or government employers.',
    confidence: 'verified',
    source:
      'a public list (last verified 2026-09-18); intake form saved as official page askebsa.dol.gov/WebIntake/Home.aspx; phone in several official pages',
    checked: '2026-11-15',
  },
]
