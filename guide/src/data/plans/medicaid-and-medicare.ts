import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './medicaid-and-medicare-levels.ts'

const known90: Evidence = { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' }

export const plan: PlanEntry = {
  id: 'MEDICAID_AND_MEDICARE',
  label: 'One plan for both Medicare and Medicaid (integrated)',
  summary:
    'One appeal to the plan covers both programs. After it the Medicare part and the Medicaid part go separate ways.',
  governing_law: [
    '42 CFR 422.629-422.634 (applicable integrated plans)',
    '42 CFR 422 subpart M',
    '42 CFR 438 subpart F',
    '42 CFR 431 subpart E',
  ],
  regulator: 'CMS and your state Medicaid agency.',
  first_decision: [
    {
      case: 'pre_service',
      amount: 7,
      unit: 'calendar_days',
      counted_from: 'request',
      extension: 'up to 14 days',
      citation: '42 CFR 422.631(d)(2)',
      evidence: { confidence: 'known', certainty: 0.85, sources: [], checked: '2026-11-15' },
    },
    {
      case: 'urgent',
      amount: 72,
      unit: 'hours',
      counted_from: 'request',
      extension: 'up to 14 days',
      citation: '42 CFR 422.631(d)(2)',
      evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
    },
    {
      case: 'ongoing_cut',
      amount: null,
      unit: null,
      counted_from: 'later_event',
      note: 'The notice must be sent at least 10 days before the cut, with few exceptions.',
      citation: '42 CFR 422.631(d)(2)(i)(A)',
      evidence: known90,
    },
  ],
  levels,
  urgent: {
    available: true,
    test: 'Waiting could seriously harm your life, your physical or mental health, or how your body works.',
    who_may_ask: ['You', 'Your provider, for you'],
    notes: ['If your provider says so, the plan must hurry.'],
    citation: '42 CFR 422.631(c), 422.633(e)',
    evidence: {
      confidence: 'verified',
      basis: 'copy_of_current_text',
      sources: ['DSNP-631'],
      checked: '2026-11-15',
    },
  },
  outside_review: {
    available: true,
    text: 'An independent reviewer for what Medicare covers. A state outside medical review where the state has one.',
    cost: 'Free',
    evidence: {
      confidence: 'verified',
      basis: 'copy_of_current_text',
      sources: ['DSNP-633'],
      checked: '2026-11-15',
    },
  },
  keep_services: {
    kind: 'ten_days_or_effective_date',
    rule: 'In an integrated plan, both Medicare and Medicaid services that are being cut go on during the appeal to the plan if you ask in time.',
    deadline: '10 days from the notice, or until the day of the cut if that is later',
    risk: "you do not pay back care that went on during the appeal to the plan. If it goes on until the hearing, Medicaid's rules apply.",
    citation: '42 CFR 422.632',
    evidence: known90,
  },
  fast_appeals: [],
  representation: {
    who: [
      'You',
      'A person you name on form CMS-1696 or in a signed letter',
      'A guardian or a person with power of attorney (send the papers, no form needed)',
    ],
    form: 'CMS-1696, signed and dated by both of you. It is good for one year. Send a copy with each appeal. Name a person, not an organization.',
    citation: '42 CFR 405.910; 422.561; 423.560',
    evidence: {
      confidence: 'verified',
      basis: 'official_contractor',
      sources: ['AOR', 'AOR-OMB'],
      checked: '2026-11-15',
    },
  },
  key_documents: [
    'The denial notice, with its envelope',
    'The explanation of benefits for each date of care',
    'Your medical records for this care',
    'A letter from your doctor on why you need it',
    "The plan's medical policy used in the denial",
    'Published studies or guidelines of specialists',
    'A list of calls: date, name, reference number',
    'Your Medicare, Medicaid and plan cards',
    'The form number on the letter (CMS-10716 or CMS-10003)',
    'Your case file (free)',
  ],
  cautions: [
    'Use this road when your letter is an integrated coverage decision letter (form CMS-10716). Otherwise two roads run side by side: Medicare and Medicaid. If you are not sure, file both by the earlier date.',
    'Drug denials always follow the Medicare drug plan road.',
  ],
  related: [],
  does_not_apply: [],
  still_applies: [],
}
