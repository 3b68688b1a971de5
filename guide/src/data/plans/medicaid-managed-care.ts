import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './medicaid-managed-care-levels.ts'

const fromMcd26: Evidence = {
  confidence: 'verified',
  basis: 'dated_transcript 2026-09-25',
  sources: ['MCD-26'],
  checked: '2026-11-15',
}
const known95: Evidence = { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' }

export const plan: PlanEntry = {
  id: 'MEDICAID_MANAGED_CARE',
  label: 'Medicaid through a health plan (managed care)',
  summary:
    'Appeal to your health plan first. Then ask the state for a fair hearing. If care is being cut, ask to keep it within 10 days.',
  governing_law: [
    '42 USC 1396a(a)(3), 1396u-2(b)(4)',
    '42 CFR 438.210, 438.400-438.424',
    '42 CFR 431 subpart E',
  ],
  regulator: 'Your state Medicaid agency, and CMS.',
  first_decision: [
    {
      case: 'pre_service',
      amount: 7,
      unit: 'calendar_days',
      counted_from: 'request',
      extension: 'up to 14 days',
      note: '7 days for plan years that start in 2026 or later. 14 days before that.',
      citation: '42 CFR 438.210(d)(1)',
      evidence: fromMcd26,
    },
    {
      case: 'urgent',
      amount: 72,
      unit: 'hours',
      counted_from: 'request',
      extension: 'up to 14 days',
      citation: '42 CFR 438.210(d)(2)',
      evidence: fromMcd26,
    },
    {
      case: 'outpatient_drug',
      amount: 24,
      unit: 'hours',
      counted_from: 'request',
      note: 'You can also get a 72-hour emergency supply.',
      citation: '42 USC 1396r-8(d)(5); 42 CFR 438.3(s)(6)',
      evidence: known95,
    },
    {
      case: 'ongoing_cut',
      amount: null,
      unit: null,
      counted_from: 'later_event',
      note: 'The notice must be sent at least 10 days before the cut, with few exceptions.',
      citation: '42 CFR 438.404(c)(1); 431.211',
      evidence: known95,
    },
  ],
  levels,
  urgent: {
    available: true,
    test: 'Waiting could seriously harm your life, your physical or mental health, or how your body works.',
    who_may_ask: ['You', 'Your provider'],
    notes: [
      'If your provider says it is urgent, the plan must hurry.',
      'If the plan refuses to hurry, it has 30 days, and you may file a grievance.',
    ],
    citation: '42 CFR 438.410',
    evidence: {
      confidence: 'verified',
      basis: 'copy_of_current_text',
      sources: ['438.410'],
      checked: '2026-11-15',
    },
  },
  outside_review: {
    available: true,
    text: 'Some states offer an outside medical review. The state fair hearing is open in every state.',
    cost: 'Free',
    evidence: { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' },
  },
  keep_services: {
    kind: 'ten_days_or_effective_date',
    rule: 'Your care goes on during the appeal if it was approved before, the approval has not run out, a provider ordered it, and you ask in time. Ask again within 10 days if the plan says no, to keep it until the hearing.',
    deadline: '10 days from the notice, or until the day of the cut if that is later',
    risk: 'the state may let the plan bill you for the care that went on.',
    who_asks: 'You have to ask. Your provider cannot ask for you.',
    citation: '42 CFR 438.420',
    evidence: {
      confidence: 'verified',
      basis: 'dated_transcript 2026-09-25 + older_edition',
      sources: ['MCD-26', '438.420-15', 'AR-MCO'],
      checked: '2026-11-15',
    },
  },
  fast_appeals: [],
  representation: {
    who: ['You', 'Your helper', 'Your provider, with your written consent (but not to keep services)'],
    form: "The state's or the plan's form.",
    citation: '42 CFR 438.402(c)(1)(ii)',
    evidence: { confidence: 'known', certainty: 0.97, sources: [], checked: '2026-11-15' },
  },
  key_documents: [
    'The denial notice, with its envelope',
    'The explanation of benefits for each date of care',
    'Your medical records for this care',
    'A letter from your doctor on why you need it',
    "The plan's medical policy used in the denial",
    'Published studies or guidelines of specialists',
    'A list of calls: date, name, reference number',
    "The plan's notice, with its date and the day the cut starts",
    'Approvals that show the care was already allowed',
    "The plan's case file and its test for medical need (free)",
    'For anyone under 21, a statement that the care treats or eases a condition (EPSDT)',
  ],
  cautions: ['Many web pages say you have 120 days to ask for a hearing. Your state may give only 90.'],
  related: [],
  after_a_win: {
    text: 'The plan must start the care within 72 hours after the decision is reversed.',
    citation: '42 CFR 438.424(a)',
    evidence: { confidence: 'verified', basis: 'secondary', sources: ['AR-MCO'], checked: '2026-11-15' },
  },
  does_not_apply: [],
  still_applies: [],
}
