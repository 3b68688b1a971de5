import type { DenialReason } from '../../denial-reason.ts'

export const reason: DenialReason = {
  code: 'STR',
  label: 'Step therapy requirement',
  goal: 'Win an exception: the other drug failed, would fail, or would harm you.',
  arguments: [
    'You already tried it, with any insurer or as samples. Give dates and what happened.',
    'It is unsafe for you.',
    'It is likely to fail for someone like you.',
    'You are stable on the drug you take.',
    'Waiting could do lasting harm. Ask for a fast answer.',
    'The rule does not follow current guidelines.',
  ],
  proof: [
    "Your prescriber's statement on the plan's form",
    "The pharmacy's list of what you filled",
    'Labs and notes on side effects',
    'Warnings on the label, and guidelines',
  ],
  legal_points: [
    {
      text: 'Many states have a law on exceptions for insured plans, often 72 hours, or 24 when urgent.',
      applies_to: ['EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: 'state law chart',
      evidence: { confidence: 'verified', basis: 'secondary', sources: ['STEP-LAWS'], checked: '2026-11-15' },
    },
    {
      text: 'Self-funded plans: no state law applies. Use the appeal, outside review and the mental health rule.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED'],
      citation: '29 CFR 2560.503-1; 29 CFR 2590.715-2719',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: "Medicare drug plans: an exception with your prescriber's statement lasts for the plan year.",
      applies_to: ['MEDICARE_PART_D'],
      citation: '42 CFR 423.578',
      evidence: {
        confidence: 'verified',
        basis: 'dated_transcript',
        sources: ['PD-26'],
        checked: '2026-11-15',
      },
    },
    {
      text: 'Medicare Advantage: step therapy for drugs a doctor gives only when you start a drug, decided in 72 or 24 hours.',
      applies_to: ['MEDICARE_ADVANTAGE'],
      citation: '42 CFR 422.136, 422.568(b)(3), 422.572',
      evidence: { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Medicaid: an answer in 24 hours and an emergency supply for 72 hours.',
      applies_to: ['MEDICAID_MANAGED_CARE', 'MEDICAID_FFS'],
      citation: '42 USC 1396r-8(d)(5)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Drugs for mental health or substance use may not face stricter rules.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '29 CFR 2590.712(c)(4)(ii)',
      evidence: { confidence: 'known', certainty: 0.93, sources: [], checked: '2026-11-15' },
    },
  ],
  pitfalls: ['An exception request and an appeal are two things. Watch both dates.'],
}
