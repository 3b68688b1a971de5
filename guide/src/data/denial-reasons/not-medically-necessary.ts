import type { DenialReason } from '../../denial-reason.ts'

export const reason: DenialReason = {
  code: 'NMN',
  label: 'Not medically necessary',
  goal: "Meet the plan's definition and test, point by point.",
  arguments: [
    "Make a table: the plan's words, the fact in your record, the page.",
    'Tell how the illness went, how bad it is, what failed, and the risk of waiting.',
    'The reviewer had the wrong specialty or did not see key records.',
    'The test is stricter than accepted care or than the plan document.',
    'For the level of care: why a lower level is not safe.',
    'What happens to you without the treatment.',
  ],
  proof: [
    'A letter on medical need',
    'Records, scans, labs and scores',
    "Notes of the call between your doctor and the plan's doctor",
    'Guidelines',
    'A diary of symptoms and what you can do',
  ],
  legal_points: [
    {
      text: 'You have a right to a fresh decision by someone new, with the right expert.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '29 CFR 2560.503-1(h)(3)(ii)-(v)',
      evidence: {
        confidence: 'verified',
        basis: 'older_edition',
        sources: ['ERISA-15'],
        checked: '2026-11-15',
      },
    },
    {
      text: 'An independent clinician can review it.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '45 CFR 147.136(c)-(d)',
      evidence: {
        confidence: 'verified',
        basis: 'dated_transcript 2026-09-25 + older_edition + official_site',
        sources: ['147-26', '147-15', 'HCGOV-EXT'],
        checked: '2026-11-15',
      },
    },
    {
      text: "Medicare Advantage must follow Medicare's rules; its own rules count only where Medicare's are not complete, and must be public.",
      applies_to: ['MEDICARE_ADVANTAGE'],
      citation: '42 CFR 422.101(b)(6),(c)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: "Federal inspectors found that 13% of denied Medicare Advantage requests met Medicare's rules.",
      applies_to: ['MEDICARE_ADVANTAGE'],
      citation: 'OEI-09-18-00260',
      evidence: {
        confidence: 'verified',
        basis: 'official_text (report) + secondary (the percentage)',
        sources: ['OIG-22'],
        checked: '2026-11-15',
      },
    },
    {
      text: 'Skilled nursing, home health and therapy do not need proof that you will improve.',
      applies_to: ['MEDICARE', 'MEDICARE_ADVANTAGE'],
      citation: 'Jimmo v. Sebelius; 42 CFR 409.32(c), 409.44',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Under 21 in Medicaid: care that treats or eases a condition is covered.',
      applies_to: ['MEDICAID_MANAGED_CARE', 'MEDICAID_FFS'],
      citation: '42 USC 1396d(r)(5)',
      evidence: { confidence: 'known', certainty: 0.97, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Medicaid services must be enough to do their job, with no cut because of a diagnosis.',
      applies_to: ['MEDICAID_MANAGED_CARE'],
      citation: '42 CFR 438.210(a)(3)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Mental health and substance use care may not face stricter tests than other care. Ask for the comparison.',
      applies_to: [
        'EMPLOYER_SPONSORED_SELF_FUNDED',
        'EMPLOYER_SPONSORED_FULLY_INSURED',
        'ACA_MARKETPLACE',
        'MEDICAID_MANAGED_CARE',
        'CHIP',
      ],
      citation: '29 CFR 2590.712(c)(4),(d); 45 CFR 146.136; 42 CFR 438.910',
      evidence: { confidence: 'verified', basis: 'secondary', sources: ['MHPAEA-25'], checked: '2026-11-15' },
    },
  ],
  pitfalls: ['“My doctor says so” is not enough. Tie each fact to a part of the test.'],
}
