import type { DenialReason } from '../../denial-reason.ts'

export const reason: DenialReason = {
  code: 'NC',
  label: 'Not covered benefit',
  goal: 'Show that it falls inside something covered, or that a law overrides the exclusion.',
  arguments: [
    'Quote the benefit, and read exclusions narrowly: unclear words count against the plan.',
    'The care is part of something covered.',
    'The exclusion conflicts with a federal or state law.',
    'Plan papers, the directory or staff said it was covered.',
    'The decision hides a medical judgment, so outside review is open.',
  ],
  proof: [
    'Pages of the plan document',
    'The summary of benefits',
    'Call notes and written answers from before the care',
    "The state's benefit law or benchmark plan",
  ],
  legal_points: [
    {
      text: 'Preventive care costs you nothing, even outside the network when no one inside offers it.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '42 USC 300gg-13; 29 CFR 2590.715-2713; 45 CFR 147.130',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Individual and small-group plans must cover the essential benefits.',
      applies_to: ['ACA_MARKETPLACE', 'EMPLOYER_SPONSORED_FULLY_INSURED'],
      citation: '42 USC 18022; 45 CFR 156.110-156.125',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'A drug that is not on the list: ask for an exception, answered in 72 or 24 hours.',
      applies_to: ['ACA_MARKETPLACE', 'EMPLOYER_SPONSORED_FULLY_INSURED'],
      citation: '45 CFR 156.122(c)',
      evidence: { confidence: 'verified', basis: 'secondary', sources: ['RX-EXC'], checked: '2026-11-15' },
    },
    {
      text: 'Laws protect births and newborns, breast reconstruction and mental health care.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '29 USC 1185, 1185a, 1185b',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'The benefits may not discriminate.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '42 USC 18116; 45 CFR 92; 45 CFR 156.125',
      evidence: { confidence: 'known', certainty: 0.85, sources: [], checked: '2026-11-15' },
    },
    {
      text: "Coverage can be canceled back in time only for fraud or a lie, with 30 days' notice.",
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '42 USC 300gg-12; 45 CFR 147.128',
      evidence: { confidence: 'known', certainty: 0.97, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Under 21, Medicaid covers any service that Medicaid can cover.',
      applies_to: ['MEDICAID_MANAGED_CARE', 'MEDICAID_FFS'],
      citation: '42 USC 1396d(r)(5)',
      evidence: { confidence: 'known', certainty: 0.97, sources: [], checked: '2026-11-15' },
    },
  ],
  pitfalls: [
    'A true exclusion may not reach outside review. Complain to the regulator or ask your employer for an exception too.',
  ],
}
