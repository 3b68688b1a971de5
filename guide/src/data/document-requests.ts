import type { DocumentRequest } from '../letters/document-request.ts'

/** What the plan must hand over when asked in writing. */
export const documentRequests: readonly DocumentRequest[] = [
  {
    id: 'claim_file',
    ask_for:
      'Your whole claim file: everything they used, received, looked at or wrote, with call notes and reviewer reports',
    request:
      'My whole claim file: everything you used, received, looked at or wrote, with call notes and reviewer reports',
    free: true,
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
    citation: '29 CFR 2560.503-1(h)(2)(iii), (m)(8); 45 CFR 147.136(b)(2)(ii)(C)',
    evidence: {
      confidence: 'verified',
      basis: 'older_edition',
      sources: ['ERISA-15'],
      checked: '2026-11-15',
    },
  },
  {
    id: 'criteria',
    ask_for:
      'The full text of the medical policy, guideline or bought criteria they used (such as InterQual or MCG)',
    request: 'The full text of the medical policy, guideline or criteria you used',
    free: true,
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
    citation: '29 CFR 2560.503-1(g)(1)(v)(A), (j)(5)',
    evidence: {
      confidence: 'verified',
      basis: 'older_edition',
      sources: ['ERISA-15'],
      checked: '2026-11-15',
    },
  },
  {
    id: 'clinical_explanation',
    ask_for: 'The medical reasons as they apply to you',
    request: 'The medical reasons as they apply to me',
    free: true,
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
    citation: '29 CFR 2560.503-1(g)(1)(v)(B)',
    evidence: {
      confidence: 'verified',
      basis: 'older_edition',
      sources: ['ERISA-15'],
      checked: '2026-11-15',
    },
  },
  {
    id: 'experts',
    ask_for:
      'The names and training of every medical expert they asked, whether or not they followed the advice',
    request: 'The names and training of every medical expert you asked',
    free: true,
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
    citation: '29 CFR 2560.503-1(h)(3)(iv)',
    evidence: {
      confidence: 'verified',
      basis: 'older_edition',
      sources: ['ERISA-15'],
      checked: '2026-11-15',
    },
  },
  {
    id: 'new_evidence',
    ask_for:
      'Any new proof or new reason before they decide, with time for you to answer. They must send this without being asked',
    request: 'Any new proof or new reason before you decide my appeal, with time for me to answer',
    free: true,
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
    citation: '45 CFR 147.136(b)(2)(ii)(C)(1)-(2)',
    evidence: { confidence: 'verified', basis: 'older_edition', sources: ['147-15'], checked: '2026-11-15' },
  },
  {
    id: 'codes',
    ask_for:
      'The diagnosis and treatment codes with their meanings. Asking is not an appeal and does not stop the clock',
    request: 'The diagnosis and treatment codes with their meanings',
    free: true,
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
    citation: '45 CFR 147.136(b)(2)(ii)(E)(2)',
    evidence: { confidence: 'verified', basis: 'older_edition', sources: ['147-15'], checked: '2026-11-15' },
  },
  {
    id: 'plan_document',
    ask_for:
      'The plan document, the summary plan description and the contracts with the company that runs the plan',
    request:
      'The plan document, the summary plan description and the contracts with the company that runs the plan',
    free: false,
    fee: 'They may charge for copies. They have 30 days; after that a court may award up to $110 a day.',
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED'],
    citation: '29 USC 1024(b)(4), 1132(c)(1); 29 CFR 2575.502c-1',
    evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
  },
  {
    id: 'parity',
    ask_for:
      'For mental health or substance use care: the criteria, the reason, and the comparison with other medical care',
    request:
      'The criteria for mental health or substance use care, the reason for the denial, and your comparison with other medical care',
    free: true,
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
    citation: '29 CFR 2590.712(d)(1)-(3); 45 CFR 146.136(d); 29 USC 1185a(a)(8)',
    evidence: {
      confidence: 'verified',
      basis:
        'secondary: 2013 rule and CAA 2021 duties still in force, 2024 additions not enforced since 15 May 2025',
      sources: ['MHPAEA-25'],
      checked: '2026-11-15',
    },
  },
  {
    id: 'violation',
    ask_for: 'A written explanation of any rule the plan says it broke only in a small way. Due in 10 days',
    request: 'A written explanation of any rule you say you broke only in a small way',
    free: true,
    applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
    citation: '45 CFR 147.136(b)(2)(ii)(F)(2)',
    evidence: { confidence: 'verified', basis: 'older_edition', sources: ['147-15'], checked: '2026-11-15' },
  },
  {
    id: 'medicaid_case_file',
    ask_for: 'Your Medicaid plan case file, medical records, criteria and new proof, in time to use them',
    request: 'My case file, medical records, criteria and new proof, in time to use them',
    free: true,
    applies_to: ['MEDICAID_MANAGED_CARE', 'CHIP'],
    citation: '42 CFR 438.406(b)(5), 438.404(b)(2)',
    evidence: {
      confidence: 'verified',
      basis: 'copy_of_current_text',
      sources: ['438.404'],
      checked: '2026-11-15',
    },
  },
  {
    id: 'integrated_case_file',
    ask_for: 'Your case file of the integrated plan',
    request: 'My case file',
    free: true,
    applies_to: ['MEDICAID_AND_MEDICARE'],
    citation: '42 CFR 422.633(c)',
    evidence: {
      confidence: 'verified',
      basis: 'copy_of_current_text',
      sources: ['DSNP-633'],
      checked: '2026-11-15',
    },
  },
  {
    id: 'hearing_exhibits',
    ask_for: 'Your Medicaid case record and the papers for the hearing, before it takes place',
    request: 'My case record and the papers for the hearing, before it takes place',
    free: true,
    applies_to: ['MEDICAID_FFS', 'MEDICAID_MANAGED_CARE'],
    citation: '42 CFR 431.242',
    evidence: { confidence: 'known', certainty: 0.97, sources: [], checked: '2026-11-15' },
  },
  {
    id: 'medicare_case_file',
    ask_for:
      "Your case file and the coverage rules of the Medicare Advantage or drug plan. A Medicare Advantage plan's own rules must be public",
    request: 'My case file and your coverage rules',
    free: false,
    fee: 'The plan may charge a fair fee for copies.',
    applies_to: ['MEDICARE_ADVANTAGE', 'MEDICARE_PART_D'],
    citation: '42 CFR 422.101(b)(6)(ii); CMS Parts C & D appeals guidance',
    evidence: { confidence: 'known', certainty: 0.85, sources: [], checked: '2026-11-15' },
  },
]
