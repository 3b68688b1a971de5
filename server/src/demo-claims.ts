import type { ClaimAnswers } from '@recourse/contract/claim-form'

/** What two sample people ask for help with. Nobody here is real, and neither are the insurers. */
export const demoClaims: Readonly<Record<string, readonly (ClaimAnswers & { resolved?: true })[]>> = {
  mdelgado: [
    {
      subject: 'Emergency room visit',
      description:
        'I had chest pain at night and went to the nearest hospital. The insurer says I should have waited.',
      insurance_administrator: 'Harbor Mutual',
      plan_name: 'Family Choice HMO',
      insurance_type: 'EMPLOYER_SPONSORED_FULLY_INSURED',
      denial_reason: 'OON',
      denial_timing_type: 'POST_SERVICE',
      care_date: '2026-01-30',
      total_cost: 4180,
      patient_responsibility: 2900,
      service_type: 'EMERGENCY',
      internally_appealed: 'YES',
      internal_appeal_outcome: 'OVERTURNED',
      resolved: true,
    },
    {
      subject: 'Brain MRI',
      description: 'My doctor ordered a brain MRI because of bad headaches that do not stop.',
      insurance_administrator: 'Harbor Mutual',
      plan_name: 'Family Choice HMO',
      insurance_type: 'EMPLOYER_SPONSORED_FULLY_INSURED',
      denial_reason: 'NMN',
      urgent: true,
      urgent_reason: 'The headaches get worse every week.',
      denial_timing_type: 'PRE_SERVICE',
      service_type: 'DIAGNOSTIC',
      internally_appealed: 'NO',
      has_documentation: 'YES',
      documentation_denial_letter: true,
      documentation_doctor_letter: true,
    },
    {
      subject: 'Physical therapy after knee surgery',
      description: 'They paid for ten visits. My therapist says I need twelve more to walk stairs again.',
      insurance_administrator: 'Harbor Mutual',
      plan_name_unknown: true,
      insurance_type: 'EMPLOYER_SPONSORED_FULLY_INSURED',
      denial_reason: 'NC',
      denial_timing_type: 'PRE_SERVICE',
      service_type: 'SPECIALIST_VISIT',
    },
  ],
  ssample: [
    {
      subject: 'Insulin pump',
      description: 'The pump was approved last year. This year the same request was refused.',
      insurance_administrator: 'Example Advantage',
      plan_name: 'Gold Plus',
      insurance_type: 'MEDICARE_ADVANTAGE',
      denial_reason: 'PA',
      denial_timing_type: 'PRE_SERVICE',
      service_type: 'DME',
      additional_notes: 'My daughter helps me with the paperwork.',
    },
  ],
}
