import type { DenialReason } from '../../denial-reason.ts'

export const reason: DenialReason = {
  code: 'OON',
  label: 'Out of network',
  goal: 'Get it paid at the in-network rate, or stop the extra bill.',
  arguments: [
    'In an emergency the network does not matter.',
    'In a network hospital with a doctor from outside, you pay the in-network share.',
    'No one in the network is close or soon enough: ask for a gap exception.',
    'The directory listed the provider as in the network.',
    'You were in treatment when the contract ended: ask for continuity of care.',
    'The referral or approval named this provider.',
  ],
  proof: [
    'Your searches and calls that found no one in the network, with dates',
    'A picture of the directory page',
    'The referral',
    'The consent forms of the hospital, or that there were none',
    'The ambulance report',
  ],
  legal_points: [
    {
      text: 'Emergencies, care in a network hospital and air ambulances: you pay the in-network share.',
      applies_to: [
        'EMPLOYER_SPONSORED_SELF_FUNDED',
        'EMPLOYER_SPONSORED_FULLY_INSURED',
        'ACA_MARKETPLACE',
        'GRANDFATHERED',
        'FEHB',
      ],
      citation: '42 USC 300gg-111, 300gg-112; 45 CFR 149.110-149.130; 29 CFR 2590.716-4 to -717-1',
      evidence: { confidence: 'known', certainty: 0.97, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Disputes about these protections can go to outside review, even in grandfathered plans.',
      applies_to: [
        'EMPLOYER_SPONSORED_SELF_FUNDED',
        'EMPLOYER_SPONSORED_FULLY_INSURED',
        'ACA_MARKETPLACE',
        'GRANDFATHERED',
      ],
      citation: '29 CFR 2590.715-2719(a)(1)(ii),(d)(1)',
      evidence: {
        confidence: 'verified',
        basis: 'copy_of_current_text',
        sources: ['2719-NSA'],
        checked: '2026-11-15',
      },
    },
    {
      text: 'If the directory was wrong, you pay the in-network share.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '42 USC 300gg-115',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'You may stay with your provider for up to 90 days after a contract ends.',
      applies_to: ['EMPLOYER_SPONSORED_SELF_FUNDED', 'EMPLOYER_SPONSORED_FULLY_INSURED', 'ACA_MARKETPLACE'],
      citation: '42 USC 300gg-113',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'The network must be large enough.',
      applies_to: ['ACA_MARKETPLACE', 'EMPLOYER_SPONSORED_FULLY_INSURED'],
      citation: '45 CFR 156.230; state law',
      evidence: { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'Medicare Advantage must arrange outside care at the in-network cost when its network falls short. Emergency and urgent care count anywhere.',
      applies_to: ['MEDICARE_ADVANTAGE'],
      citation: '42 CFR 422.112(a)(1)-(3), 422.113',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      text: 'A Medicaid plan must cover care outside the network when it cannot provide it, at no extra cost.',
      applies_to: ['MEDICAID_MANAGED_CARE'],
      citation: '42 CFR 438.206(b)(4)-(5)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
  ],
  pitfalls: [
    'The federal law does not cover ground ambulances. Check state law.',
    'A consent form you signed may give up the protection for some care that is not an emergency.',
  ],
}
