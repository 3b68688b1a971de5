import type { DenialReason } from '../../denial-reason.ts'

export const reason: DenialReason = {
  code: 'EXP',
  label: 'Experimental or investigational',
  goal: "Show that the treatment is accepted for your condition and fits the plan's own definition.",
  arguments: [
    "Quote the plan's definition and answer each part.",
    'Show FDA approval, a drug reference entry or a guideline for this use.',
    'List the best proof first: trials, reviews of trials, statements of specialists.',
    'The usual options failed, are unsafe or do not exist.',
    'The plan paid for it before, or its policy is out of date.',
    'In a trial, the routine costs are still covered.',
  ],
  proof: [
    'A letter from your specialist that names studies',
    'The full text of the main studies',
    'The guideline pages (such as NCCN) and drug reference entries',
    'The FDA label or approval letter',
    'A list of treatments that failed',
    'The trial plan and its NCT number',
  ],
  legal_points: [
    {
      text: 'A denial as experimental always counts as medical judgment: outside review is open, by an expert.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '29 CFR 2590.715-2719(d)(1); 45 CFR 147.136(c)(2)',
      evidence: {
        confidence: 'verified',
        basis: 'older_edition + official_site',
        sources: ['147-15', 'HCGOV-EXT'],
        checked: '2026-11-15',
      },
    },
    {
      text: 'They must give you the medical reasons when you ask.',
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
      text: 'On appeal they must ask a clinician trained in the field.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '29 CFR 2560.503-1(h)(3)(iii)',
      evidence: {
        confidence: 'verified',
        basis: 'older_edition',
        sources: ['ERISA-15'],
        checked: '2026-11-15',
      },
    },
    {
      text: 'Routine costs in an approved trial are covered.',
      applies_to: [
        'EMPLOYER_SPONSORED_SELF_FUNDED',
        'EMPLOYER_SPONSORED_FULLY_INSURED',
        'ACA_MARKETPLACE',
        'MEDICARE',
        'MEDICARE_ADVANTAGE',
        'MEDICAID_MANAGED_CARE',
        'MEDICAID_FFS',
      ],
      citation: '42 USC 300gg-8; Medicare NCD 310.1; Medicaid 42 USC 1396d(gg)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Off-label cancer drugs: listed drug references decide.',
      applies_to: ['MEDICARE', 'MEDICARE_ADVANTAGE', 'MEDICARE_PART_D'],
      citation: '42 USC 1395x(t)(2); Part D 42 USC 1395w-102(e)(4)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Under 21 in Medicaid: care that treats or eases a condition is covered, unless it is truly experimental.',
      applies_to: ['MEDICAID_MANAGED_CARE', 'MEDICAID_FFS'],
      citation: '42 USC 1396d(r)(5)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
  ],
  pitfalls: ["Some states need a doctor's form for the outside review of an experimental treatment."],
}
