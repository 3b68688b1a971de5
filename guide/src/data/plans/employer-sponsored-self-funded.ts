import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './employer-sponsored-self-funded-levels.ts'

const fromErisa15Erisa26: Evidence = {
  confidence: 'verified',
  basis: 'older_edition + dated_transcript 2026-09-25',
  sources: ['ERISA-15', 'ERISA-26'],
  checked: '2026-11-15',
}

export const plan: PlanEntry = {
  id: 'EMPLOYER_SPONSORED_SELF_FUNDED',
  label: 'Employer plan that pays claims itself (self-funded)',
  summary:
    'Your employer pays the claims and often hires an insurer to run the plan. Federal law (ERISA) sets the road: appeal to the plan, then outside review.',
  governing_law: [
    'ERISA s.503, 29 USC 1133',
    '29 CFR 2560.503-1',
    '29 CFR 2590.715-2719',
    'PHS Act s.2719, 42 USC 300gg-19',
  ],
  regulator: 'US Department of Labor, EBSA. State insurance departments have no power over the plan.',
  first_decision: [
    {
      case: 'urgent',
      amount: 72,
      unit: 'hours',
      counted_from: 'request',
      note: 'If something is missing, they must say so within 24 hours, give you at least 48 hours, and then decide within 48 hours.',
      citation: '29 CFR 2560.503-1(f)(2)(i)',
      evidence: fromErisa15Erisa26,
    },
    {
      case: 'ongoing_extension_urgent',
      amount: 24,
      unit: 'hours',
      counted_from: 'request',
      note: 'Ask at least 24 hours before the approved care ends.',
      citation: '29 CFR 2560.503-1(f)(2)(ii)(B)',
      evidence: fromErisa15Erisa26,
    },
    {
      case: 'ongoing_cut',
      amount: null,
      unit: null,
      counted_from: 'later_event',
      note: 'Cutting short approved care is a denial too. The notice must come early enough for you to appeal and get an answer first.',
      citation: '29 CFR 2560.503-1(f)(2)(ii)(A)',
      evidence: fromErisa15Erisa26,
    },
    {
      case: 'pre_service',
      amount: 15,
      unit: 'calendar_days',
      counted_from: 'request',
      extension: 'once, by up to 15 days, with notice; you get at least 45 days to send what is missing',
      citation: '29 CFR 2560.503-1(f)(2)(iii)(A)',
      evidence: fromErisa15Erisa26,
    },
    {
      case: 'post_service',
      amount: 30,
      unit: 'calendar_days',
      counted_from: 'request',
      extension: 'once, by up to 15 days, with notice; you get at least 45 days to send what is missing',
      citation: '29 CFR 2560.503-1(f)(2)(iii)(B)',
      evidence: fromErisa15Erisa26,
    },
  ],
  levels,
  urgent: {
    available: true,
    test: 'Waiting could seriously harm your life, your health or how your body works, or leave you in severe pain, as a doctor who knows you sees it.',
    who_may_ask: ['You', 'Your helper', 'The professional who treats you'],
    notes: [
      "The plan must accept your doctor's word that it is urgent.",
      'You may ask for a fast outside review at the same time as the fast appeal.',
    ],
    citation: '29 CFR 2560.503-1(h)(3)(vi),(m)(1); 29 CFR 2590.715-2719(b)(2)(ii)(B),(d)(3)',
    evidence: {
      confidence: 'verified',
      basis: 'older_edition (wording of the urgency test general knowledge 0.97)',
      sources: ['ERISA-15', '147-15'],
      checked: '2026-11-15',
    },
  },
  outside_review: {
    available: true,
    text: 'Open when the denial turns on medical judgment: medical need, setting, level of care, or whether the treatment works; when care is called experimental; when coverage is canceled back in time; and for surprise bill protections. Not open for clear contract exclusions, for who may join the plan, or for premium and subsidy disputes. If the plan breaks the appeal rules in more than a small way, you may go to outside review early.',
    cost: 'The federal review is free. A state may ask at most $25, back if you win, waived for hardship.',
    evidence: {
      confidence: 'verified',
      basis:
        'older_edition for state minimum; copy_of_current_text for surprise billing; parity item general knowledge 0.95',
      sources: ['147-15', '2719-NSA', 'HCGOV-EXT'],
      checked: '2026-11-15',
    },
  },
  keep_services: {
    kind: 'before_the_cut',
    rule: 'An approved course of treatment may not be cut short without early notice and a chance to finish your appeal first.',
    deadline: 'before the cut takes effect',
    citation: '29 CFR 2560.503-1(f)(2)(ii); 29 CFR 2590.715-2719(b)(2)(iii)',
    evidence: { confidence: 'verified', basis: 'older_edition', sources: ['147-15'], checked: '2026-11-15' },
  },
  fast_appeals: [],
  representation: {
    who: [
      'You',
      'Anyone you name in writing',
      'For urgent care, a health professional who knows your condition',
    ],
    form: "The plan's own form. CMS-1696 is not used.",
    citation: '29 CFR 2560.503-1(b)(4)',
    evidence: { confidence: 'verified', basis: 'secondary', sources: ['GFR'], checked: '2026-11-15' },
  },
  key_documents: [
    'The denial notice, with its envelope',
    'The explanation of benefits for each date of care',
    'Your medical records for this care',
    'A letter from your doctor on why you need it',
    "The plan's medical policy used in the denial",
    'Published studies or guidelines of specialists',
    'A list of calls: date, name, reference number',
    'The summary plan description and the full plan document',
    'Your claim file (ask in writing, it is free)',
    'A note from your employer that the plan is self-funded',
  ],
  cautions: [
    'Plans of public employers follow 45 CFR 147.136 and can use the federal outside review. Church plans follow 26 CFR 54.9815-2719.',
    'A grandfathered plan has fewer rights. Ask the plan in writing.',
    'State benefit and step therapy laws do not bind self-funded plans.',
  ],
  related: [],
  does_not_apply: [],
  still_applies: [],
}
