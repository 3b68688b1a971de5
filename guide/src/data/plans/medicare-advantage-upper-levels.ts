import type { Evidence } from '../../evidence.ts'
import type { Level } from '../../plan-entry.ts'

const known95: Evidence = { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' }

export const upperLevels: readonly Level[] = [
  {
    id: 'alj',
    order: 3,
    name: 'Hearing with a judge',
    stage: 'external',
    decided_by: 'An administrative law judge (OMHA)',
    filing: {
      kind: 'federal_fixed',
      amount: 60,
      unit: 'calendar_days',
      counted_from: 'receipt',
      mailing_presumption_days: 5,
      safe_days: 60,
      filed_when: 'It counts as filed when it arrives.',
      late_filing:
        'You can ask for more time for good cause, such as serious illness, a death in the family, lost records, or wrong information from the plan or Medicare.',
      rule: 'The count starts on the day you received the notice. The law assumes that was 5 days after its date, unless it came sooner. Your request must arrive in time; the day you mail it does not count.',
      citation: '42 CFR 422.600-422.602',
      evidence: {
        confidence: 'verified',
        basis: 'dated_transcript 2026-09-25',
        sources: ['MA-26'],
        checked: '2026-11-15',
      },
    },
    decision: [
      {
        case: 'standard',
        amount: 90,
        unit: 'calendar_days',
        counted_from: 'request',
        note: '180 days if the case was moved up from level 2.',
        citation: '42 CFR 405.1016',
        evidence: {
          confidence: 'verified',
          basis: 'older_edition',
          sources: ['405.1016'],
          checked: '2026-11-15',
        },
      },
    ],
    amount_in_dispute: 'medicare_hearing',
  },
  {
    id: 'council',
    order: 4,
    name: 'Medicare Appeals Council',
    stage: 'external',
    decided_by: 'The Medicare Appeals Council',
    filing: {
      kind: 'federal_fixed',
      amount: 60,
      unit: 'calendar_days',
      counted_from: 'receipt',
      mailing_presumption_days: 5,
      safe_days: 60,
      filed_when: 'It counts as filed when it arrives.',
      late_filing:
        'You can ask for more time for good cause, such as serious illness, a death in the family, lost records, or wrong information from the plan or Medicare.',
      rule: 'The count starts on the day you received the notice. The law assumes that was 5 days after its date, unless it came sooner. Your request must arrive in time; the day you mail it does not count.',
      citation: '42 CFR 422.608; 405.1102',
      evidence: {
        confidence: 'verified',
        basis: 'copy_of_current_text',
        sources: ['405.1102'],
        checked: '2026-11-15',
      },
    },
    decision: [
      {
        case: 'standard',
        amount: 90,
        unit: 'calendar_days',
        counted_from: 'request',
        citation: '42 CFR 405.1100',
        evidence: known95,
      },
    ],
  },
  {
    id: 'federal_court',
    order: 5,
    name: 'Federal court',
    stage: 'court',
    decided_by: 'A federal district court',
    filing: {
      kind: 'federal_fixed',
      amount: 60,
      unit: 'calendar_days',
      counted_from: 'receipt',
      mailing_presumption_days: 5,
      safe_days: 60,
      filed_when: 'It counts when the court has it.',
      late_filing: 'The Council may give more time for good cause.',
      rule: "The count starts on the day you received the Council's decision. The law assumes that was 5 days after its date. See a lawyer.",
      citation: '42 CFR 422.612; 405.1136',
      evidence: known95,
    },
    decision: [],
    amount_in_dispute: 'medicare_court',
  },
]
