import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './medicare-advantage-levels.ts'
import { upperLevels } from './medicare-advantage-upper-levels.ts'

const fromMa26: Evidence = {
  confidence: 'verified',
  basis: 'dated_transcript 2026-09-25',
  sources: ['MA-26'],
  checked: '2026-11-15',
}
const known90: Evidence = { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' }
const fromMaCy26: Evidence = {
  confidence: 'verified',
  basis: 'secondary',
  sources: ['MA-CY26'],
  checked: '2026-11-15',
}

export const plan: PlanEntry = {
  id: 'MEDICARE_ADVANTAGE',
  label: 'Medicare Advantage (Part C)',
  summary:
    'Your plan looks again. If it still says no, it must send your case to an independent reviewer by itself.',
  governing_law: [
    'SSA s.1852(f)-(g)',
    '42 CFR 422 subpart M (422.560-422.634)',
    '42 CFR 422.101, 422.112-422.113, 422.122, 422.136-422.138',
  ],
  regulator: 'CMS.',
  first_decision: [
    {
      case: 'pre_service',
      amount: 7,
      unit: 'calendar_days',
      counted_from: 'request',
      extension: 'up to 14 days',
      note: 'For requests since January 2026.',
      citation: '42 CFR 422.568(b)(1)(ii)',
      evidence: fromMa26,
    },
    {
      case: 'pre_service_other',
      amount: 14,
      unit: 'calendar_days',
      counted_from: 'request',
      extension: 'up to 14 days',
      citation: '42 CFR 422.568(b)(1)(i)',
      evidence: fromMa26,
    },
    {
      case: 'part_b_drug',
      amount: 72,
      unit: 'hours',
      counted_from: 'request',
      citation: '42 CFR 422.568(b)(3)',
      evidence: fromMa26,
    },
    {
      case: 'urgent',
      amount: 72,
      unit: 'hours',
      counted_from: 'request',
      extension: 'up to 14 days',
      citation: '42 CFR 422.572(a)',
      evidence: fromMa26,
    },
    {
      case: 'urgent_part_b_drug',
      amount: 24,
      unit: 'hours',
      counted_from: 'request',
      citation: '42 CFR 422.572(a)(2)',
      evidence: fromMa26,
    },
    {
      case: 'post_service',
      amount: 60,
      unit: 'calendar_days',
      counted_from: 'request',
      note: '30 days for complete claims of providers outside the network.',
      citation: '42 CFR 422.568(c)',
      evidence: known90,
    },
    {
      case: 'ongoing_cut',
      amount: null,
      unit: null,
      counted_from: 'later_event',
      note: 'Since 2026 a no during ongoing care is a decision you can appeal.',
      citation: '42 CFR 422.566(b)',
      evidence: fromMaCy26,
    },
  ],
  levels: [...levels, ...upperLevels],
  urgent: {
    available: true,
    test: 'Waiting could seriously harm your life, your health or your chance to get back to full function.',
    who_may_ask: ['You', 'Your helper', 'Any doctor, without a form'],
    notes: [
      'If a doctor asks or agrees, the plan must hurry.',
      'Not for payment of care you already had.',
      "If the plan refuses to hurry, you may file a fast grievance and ask again with a doctor's support.",
    ],
    citation: '42 CFR 422.570, 422.584',
    evidence: {
      confidence: 'verified',
      basis: 'copy_of_current_text + official_site',
      sources: ['422.578', 'CMS-MA-RECON'],
      checked: '2026-11-15',
    },
  },
  outside_review: {
    available: true,
    text: 'Every denial the plan upholds goes to an independent reviewer by itself.',
    cost: 'Free',
    evidence: known90,
  },
  keep_services: {
    kind: 'none',
    rule: 'There is no general right to keep care going. A fast appeal in time protects you from charges. A hospital stay that was approved may be reopened only for clear error or fraud.',
    deadline: null,
    citation: '42 CFR 422.622, 422.626, 422.616',
    evidence: fromMaCy26,
  },
  fast_appeals: [
    {
      id: 'hospital_discharge',
      name: 'You are told to leave the hospital too soon',
      notice: 'Important Message from Medicare',
      ask: 'Call the quality organization (BFCC-QIO) named on the notice',
      deadline: 'by the end of the planned discharge day, before you leave.',
      decision: 'It decides within 1 day after it has the records.',
      protection: 'If you ask in time you pay only your normal share until noon of the day after its answer.',
      if_late:
        'If you are still in the hospital, it answers in 2 days. After you left, ask within 30 days. Neither protects you from charges.',
      next: 'If it says no, ask again by noon of the next day. That is decided in 72 hours.',
      citation: '42 CFR 405.1205-405.1206, 405.1204; MA: 422.620-422.622',
      evidence: {
        confidence: 'verified',
        basis: 'dated_transcript 2026-09-25 (Original Medicare); MA twin general knowledge 0.9',
        sources: ['QIO-26', '405.1204'],
        checked: '2026-11-15',
      },
    },
    {
      id: 'service_termination',
      name: 'Nursing, home health, hospice or rehab care is ending',
      notice: 'Notice of Medicare Non-Coverage (NOMNC)',
      ask: 'Call the quality organization (BFCC-QIO) named on the notice',
      deadline:
        'by noon of the day after you get the notice, or by noon of the day before care ends if that is earlier.',
      decision:
        'Original Medicare: it decides within 72 hours. Medicare Advantage: by the end of the day after it has the records.',
      protection:
        'The notice must come at least 2 days before care ends. Without a valid notice, coverage goes on for at least 2 days after one.',
      if_late:
        'Ask anyway. The quality organization may still review it, and for Medicare Advantage it must take late requests since January 2025.',
      next: 'If it says no, Original Medicare: ask again by noon of the next day. Medicare Advantage: within 60 days.',
      citation: '42 CFR 405.1200-405.1204; MA: 422.624-422.626',
      evidence: {
        confidence: 'verified',
        basis: 'dated_transcript 2026-09-25; secondary for MA late rule',
        sources: ['QIO-26', '405.1204', 'NOMNC-25'],
        checked: '2026-11-15',
      },
    },
  ],
  representation: {
    who: [
      'You',
      'A person you name on form CMS-1696 or in a signed letter',
      'A guardian or a person with power of attorney (send the papers, no form needed)',
    ],
    form: 'CMS-1696, signed and dated by both of you. It is good for one year. Send a copy with each appeal. Name a person, not an organization.',
    note: 'Your doctor may ask for a reconsideration before the care, after telling you, with no form.',
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
    'The denial notice (form CMS-10003)',
    'Evidence of Coverage',
    "The Medicare coverage rule and the plan's own rules, which must be public",
    'Form CMS-1696, if someone helps you',
  ],
  cautions: [
    "The plan may not use stricter rules than Original Medicare where Medicare's rules are complete (42 CFR 422.101(b)(6)).",
  ],
  related: [],
  does_not_apply: [],
  still_applies: [],
}
