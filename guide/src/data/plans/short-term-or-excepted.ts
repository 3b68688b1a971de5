import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'

const known95: Evidence = { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' }
const known90: Evidence = { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' }

export const plan: PlanEntry = {
  id: 'SHORT_TERM_OR_EXCEPTED',
  label: 'Short-term, indemnity, dental or vision only, sharing or travel plan',
  summary: 'The usual appeal rights do not apply. Your contract and state law decide.',
  governing_law: [
    'contract terms',
    'state insurance law (none for health-sharing ministries in most states)',
  ],
  regulator: 'Your state insurance department. For sharing ministries, the state attorney general.',
  first_decision: [],
  levels: [
    {
      id: 'contract_appeal',
      order: 1,
      name: 'Whatever your contract offers',
      stage: 'internal',
      decided_by: 'The insurer or organization',
      filing: {
        kind: 'contract_set',
        amount: null,
        unit: null,
        counted_from: 'notice',
        mailing_presumption_days: null,
        safe_days: null,
        filed_when: null,
        late_filing: null,
        rule: 'Only the contract or the notice gives the limit. We show no date. Try to act within 30 days.',
        ask: 'How many days you have to appeal. The notice or the contract must say it.',
        citation: 'contract; state law',
        evidence: known95,
      },
      decision: [],
    },
  ],
  urgent: {
    available: false,
    test: null,
    who_may_ask: [],
    notes: ['Only if the contract or state law says so.'],
    citation: null,
    evidence: known90,
  },
  outside_review: {
    available: false,
    text: 'No federal right. A few states include these plans in theirs.',
    cost: null,
    evidence: { confidence: 'known', certainty: 0.85, sources: [], checked: '2026-11-15' },
  },
  keep_services: {
    kind: 'none',
    rule: 'There is no such right.',
    deadline: null,
    citation: 'n/a',
    evidence: known95,
  },
  fast_appeals: [],
  representation: {
    who: ['The person who holds the policy'],
    form: 'As the contract says.',
    citation: 'n/a',
    evidence: known90,
  },
  key_documents: [
    'The policy and your application',
    'What you were shown or told when you bought it',
    'The denial letter',
  ],
  cautions: [
    'Since August 2025 federal agencies give little weight to the limit on how long short-term plans may last. These plans stay outside the usual appeal rules.',
  ],
  related: [],
  does_not_apply: [
    'Federal internal appeal and outside review rules',
    'Surprise bill rules (short-term plans)',
    'Equal treatment of mental health, essential benefits and free preventive care',
    'The federal ban on canceling coverage back in time',
  ],
  still_applies: [
    'State law on unfair claim handling',
    'Employer plans for dental, vision and the like may still have an ERISA claims process',
  ],
}
