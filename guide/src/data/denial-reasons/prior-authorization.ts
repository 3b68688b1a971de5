import type { DenialReason } from '../../denial-reason.ts'

export const reason: DenialReason = {
  code: 'PA',
  label: 'Prior authorization not obtained',
  goal: 'Get approval after the fact, or show that it was not your fault.',
  arguments: [
    'In an emergency no approval can be required.',
    'It was approved, or staff said no approval was needed (give the reference number).',
    'The provider had to ask, not you, so you should not pay.',
    'The plan did not publish the rule, or answered late.',
    'The care meets the test anyway. Ask for a review after the fact.',
  ],
  proof: [
    'Approval letters and pictures of the portal',
    'Your call notes',
    "The provider's statement of when it asked",
    'Records that show it was urgent',
    "The plan's list of care that needed approval on that day",
  ],
  legal_points: [
    {
      text: 'Emergency care needs no prior approval.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '42 USC 300gg-111(a)(1)(A); 45 CFR 149.110(b)(1)',
      evidence: { confidence: 'known', certainty: 0.97, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Medicare Advantage: emergency, urgent and follow-on care needs none.',
      applies_to: ['MEDICARE_ADVANTAGE'],
      citation: '42 CFR 422.113',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Medicare Advantage may take back an approval only for good cause or fraud. Since 2026 approved hospital stays are protected.',
      applies_to: ['MEDICARE_ADVANTAGE'],
      citation: '42 CFR 422.138(c), 422.616',
      evidence: { confidence: 'verified', basis: 'secondary', sources: ['MA-CY26'], checked: '2026-11-15' },
    },
    {
      text: 'Since 2026 they must decide in 7 days, or 72 hours when urgent.',
      applies_to: ['MEDICARE_ADVANTAGE', 'MEDICAID_MANAGED_CARE'],
      citation: '42 CFR 422.568(b)(1)(ii), 438.210(d)',
      evidence: {
        confidence: 'verified',
        basis: 'dated_transcript',
        sources: ['MA-26', 'MCD-26'],
        checked: '2026-11-15',
      },
    },
    {
      text: 'A late decision counts as a denial that you can appeal.',
      applies_to: ['MEDICARE_ADVANTAGE', 'MEDICAID_MANAGED_CARE'],
      citation: '42 CFR 438.404(c)(5), 422.568(f)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Medicaid: emergency care needs none.',
      applies_to: ['MEDICAID_MANAGED_CARE'],
      citation: '42 CFR 438.114',
      evidence: { confidence: 'known', certainty: 0.97, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'State laws limit prior approval and denials after the fact.',
      applies_to: ['EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: 'state law',
      evidence: { confidence: 'known', certainty: 0.85, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'If you did not follow the steps before the care, the plan must tell you within 5 days (24 hours when urgent).',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '29 CFR 2560.503-1(c)(1)',
      evidence: { confidence: 'known', certainty: 0.93, sources: [], checked: '2026-11-15' },
    },
  ],
  pitfalls: [
    'Network providers usually may not bill you for their own lapse. Ask in writing before you pay.',
  ],
}
