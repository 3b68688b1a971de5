import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './tricare-levels.ts'

export const plan: PlanEntry = {
  id: 'TRICARE',
  label: 'TRICARE (military)',
  summary:
    'The contractor looks again. After that the road splits: coverage and payment go to the Defense Health Agency, medical need to a quality contractor.',
  governing_law: ['10 USC 1071-1110b', '32 CFR 199.10 (appeals)', '32 CFR 199.15 (medical-necessity review)'],
  regulator: 'Defense Health Agency.',
  first_decision: [],
  levels,
  urgent: {
    available: true,
    test: 'A planned stay or procedure, or more days in the hospital, was denied.',
    who_may_ask: [
      'You',
      'Your appointed helper',
      'A provider outside the network, before a stay or procedure',
    ],
    notes: [],
    citation: '32 CFR 199.15',
    evidence: {
      confidence: 'verified',
      basis: 'official_contractor',
      sources: ['TRI-KEPRO'],
      checked: '2026-11-15',
    },
  },
  outside_review: {
    available: true,
    text: 'For medical need, the second reconsideration by the quality contractor is the independent review.',
    cost: 'Free',
    evidence: { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' },
  },
  keep_services: {
    kind: 'none',
    rule: 'We found no general right to keep care going.',
    deadline: null,
    citation: '32 CFR 199.10',
    evidence: { confidence: 'known', certainty: 0.7, sources: [], checked: '2026-11-15' },
  },
  fast_appeals: [],
  representation: {
    who: [
      'You',
      'A person you name in writing',
      'The parent with custody, or the guardian, of a child',
      'A provider outside the network',
      'Not a network provider, and not most federal employees',
    ],
    form: "TRICARE's form to appoint a helper.",
    citation: '32 CFR 199.10(a)(2)',
    evidence: { confidence: 'verified', basis: 'older_edition', sources: ['TRI-15'], checked: '2026-11-15' },
  },
  key_documents: [
    'The denial notice, with its envelope',
    'The explanation of benefits for each date of care',
    'Your medical records for this care',
    'A letter from your doctor on why you need it',
    "The plan's medical policy used in the denial",
    'Published studies or guidelines of specialists',
    'A list of calls: date, name, reference number',
    'The TRICARE explanation of benefits or denial letter (a copy must go with the appeal)',
    'Referrals and approvals',
  ],
  cautions: [
    'You cannot appeal the allowed amount, whether you are eligible, or the law itself.',
    'TRICARE For Life: if Medicare denied and you can appeal that, appeal to Medicare first.',
    'Pharmacy denials go to the pharmacy contractor first, then the same levels.',
  ],
  related: [],
  does_not_apply: [],
  still_applies: [],
}
