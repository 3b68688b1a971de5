import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './medicare-part-d-levels.ts'

const fromPd26HhsPdRedet: Evidence = {
  confidence: 'verified',
  basis: 'dated_transcript 2026-09-25 + official_site',
  sources: ['PD-26', 'HHS-PD-REDET'],
  checked: '2026-11-15',
}
const known90: Evidence = { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' }

export const plan: PlanEntry = {
  id: 'MEDICARE_PART_D',
  label: 'Medicare drug plan (Part D)',
  summary: 'Your drug plan looks again. If it still says no, you must ask the independent reviewer yourself.',
  governing_law: ['SSA s.1860D-4(g)-(h)', '42 CFR 423 subparts M and U'],
  regulator: 'CMS.',
  first_decision: [
    {
      case: 'standard',
      amount: 72,
      unit: 'hours',
      counted_from: 'request',
      note: "For an exception the clock starts when your prescriber's statement arrives, or on day 14 at the latest.",
      citation: '42 CFR 423.568(b)',
      evidence: fromPd26HhsPdRedet,
    },
    {
      case: 'urgent',
      amount: 24,
      unit: 'hours',
      counted_from: 'request',
      citation: '42 CFR 423.572(a)',
      evidence: fromPd26HhsPdRedet,
    },
    {
      case: 'post_service',
      amount: 14,
      unit: 'calendar_days',
      counted_from: 'request',
      citation: '42 CFR 423.568(c)',
      evidence: fromPd26HhsPdRedet,
    },
    {
      case: 'missed_deadline',
      amount: 24,
      unit: 'hours',
      counted_from: 'later_event',
      note: 'A late plan must send the case to the independent reviewer within 24 hours.',
      citation: '42 CFR 423.568(h), 423.572(d)',
      evidence: fromPd26HhsPdRedet,
    },
  ],
  levels,
  urgent: {
    available: true,
    test: 'Waiting could seriously harm your life, your health or your chance to get back to full function.',
    who_may_ask: ['You', 'Your prescriber', 'Your helper'],
    notes: ['If your prescriber says so, the plan must hurry.', 'Not for drugs you already bought.'],
    citation: '42 CFR 423.570, 423.584',
    evidence: { confidence: 'known', certainty: 0.95, sources: [], checked: '2026-11-15' },
  },
  outside_review: { available: true, text: 'Level 2, when you ask for it.', cost: 'Free', evidence: known90 },
  keep_services: {
    kind: 'none',
    rule: 'There is no such right. Ask for a transition fill or an emergency supply at the pharmacy.',
    deadline: null,
    citation: '42 CFR 423.120(b)(3)',
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
    note: 'Your prescriber may file the first two levels with no form.',
    citation: '42 CFR 405.910; 422.561; 423.560',
    evidence: {
      confidence: 'verified',
      basis: 'official_contractor',
      sources: ['AOR', 'AOR-OMB'],
      checked: '2026-11-15',
    },
  },
  key_documents: [
    'The denial notice (form CMS-10146)',
    "Your prescriber's statement that the plan's drugs would work less well or harm you",
    'The drugs you tried, with dates, doses and what happened',
    'The page of the drug list, with its conditions',
    'For a use not on the label, the entry in a drug reference book',
    'Form CMS-1696, if someone other than your prescriber helps you',
  ],
  cautions: [
    "A 'not covered' message at the pharmacy is not a denial. Ask the plan for a coverage decision first.",
  ],
  related: [],
  does_not_apply: [],
  still_applies: [],
}
