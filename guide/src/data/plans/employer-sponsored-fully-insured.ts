import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './employer-sponsored-fully-insured-levels.ts'

const fromErisa15Erisa26: Evidence = {
  confidence: 'verified',
  basis: 'older_edition + dated_transcript 2026-09-25',
  sources: ['ERISA-15', 'ERISA-26'],
  checked: '2026-11-15',
}

export const plan: PlanEntry = {
  id: 'EMPLOYER_SPONSORED_FULLY_INSURED',
  label: 'Employer plan bought from an insurer (fully insured)',
  summary:
    'Your employer buys the plan and the insurer pays the claims. Federal and state law both protect you.',
  governing_law: [
    '29 CFR 2560.503-1',
    '29 CFR 2590.715-2719',
    '45 CFR 147.136',
    'state insurance law (utilization review, external review, prompt pay)',
  ],
  regulator:
    "Your state insurance department or managed care regulator for the insurer, and EBSA for the employer's plan.",
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
    'The certificate or evidence of coverage',
    "The state's outside review form, with your consent to share records and, for urgent or experimental cases, your doctor's statement",
  ],
  cautions: [
    "Your denial notice says which outside review applies: the state's, the federal one, or a reviewer hired by the insurer. Lists on the web disagree.",
  ],
  related: [],
  does_not_apply: [],
  still_applies: [],
}
