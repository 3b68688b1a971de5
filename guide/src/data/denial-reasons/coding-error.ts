import type { DenialReason } from '../../denial-reason.ts'

export const reason: DenialReason = {
  code: 'CE',
  label: 'Coding or billing error',
  goal: 'Get the claim sent and processed again. File the appeal as well, so that no date is lost.',
  arguments: [
    'Name the code, date or number that is wrong, and the right one.',
    'The care in the record fits a covered code.',
    'The provider or the plan made the mistake, so you should not pay for it.',
    "If the claim came late, the plan's own delay or wrong information caused it.",
  ],
  proof: [
    'The itemized bill next to the explanation of benefits',
    'The visit or surgery note that fits the code',
    'The corrected claim with its number and proof that it was sent',
    'The report that the claim was accepted',
    'A copy of the card you showed at the visit',
  ],
  legal_points: [
    {
      text: 'You have a right to the codes and what they mean.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '45 CFR 147.136(b)(2)(ii)(E)(2)',
      evidence: {
        confidence: 'verified',
        basis: 'older_edition',
        sources: ['147-15'],
        checked: '2026-11-15',
      },
    },
    {
      text: 'They must explain the denial code.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '45 CFR 147.136(b)(2)(ii)(E)(3)',
      evidence: {
        confidence: 'verified',
        basis: 'older_edition',
        sources: ['147-15'],
        checked: '2026-11-15',
      },
    },
    {
      text: "Network contracts usually forbid billing you for the provider's filing mistakes.",
      applies_to: [
        'EMPLOYER_SPONSORED_SELF_FUNDED',
        'EMPLOYER_SPONSORED_FULLY_INSURED',
        'ACA_MARKETPLACE',
        'MEDICARE_ADVANTAGE',
      ],
      citation: 'provider contract; state hold-harmless law; 42 CFR 422.504(g) (MA)',
      evidence: { confidence: 'known', certainty: 0.85, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Small errors can be fixed by reopening the claim instead of an appeal.',
      applies_to: ['MEDICARE'],
      citation: '42 CFR 405.980(a)(3)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'A preventive visit coded as a sick visit: you owe nothing.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '42 USC 300gg-13; 45 CFR 147.130',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
  ],
  pitfalls: ['Asking for codes or a corrected claim does not give you more time to appeal.'],
}
