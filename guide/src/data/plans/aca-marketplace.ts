import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './aca-marketplace-levels.ts'

const fromErisa15Erisa26: Evidence = {
  confidence: 'verified',
  basis: 'older_edition + dated_transcript 2026-09-25',
  sources: ['ERISA-15', 'ERISA-26'],
  checked: '2026-11-15',
}

export const plan: PlanEntry = {
  id: 'ACA_MARKETPLACE',
  label: 'Marketplace or other plan you bought yourself',
  summary: 'One appeal to the insurer, then outside review by someone independent.',
  governing_law: [
    '45 CFR 147.136(b)(3),(c),(d)',
    '29 CFR 2560.503-1 (applied to issuers as if group plans)',
    '42 USC 300gg-19',
    'state insurance law',
  ],
  regulator: 'Your state insurance department or managed care regulator. CMS where the state does not act.',
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
    rule: 'The insurer must go on paying for an approved course of treatment until it decides your appeal.',
    deadline: 'before the cut takes effect',
    citation: '45 CFR 147.136(b)(3)(iii)',
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
    'The policy or evidence of coverage',
    "The plan's drug list and its exception form",
    'Proof that you paid, if they say coverage had lapsed',
  ],
  cautions: ['If the insurer refused to cover you at all, that is a denial you can appeal too.'],
  related: [
    {
      name: 'Drug exception, when a drug is not on the list',
      text: 'The insurer must answer in 72 hours, or 24 hours when it is urgent. An outside review of its no takes the same time.',
      citation: '45 CFR 156.122(c)',
      evidence: { confidence: 'verified', basis: 'secondary', sources: ['RX-EXC'], checked: '2026-11-15' },
    },
    {
      name: 'Marketplace eligibility or savings appeal',
      text: 'Not a claim denial. You have 90 days from the date of the eligibility notice. A state may use its Medicaid limit, but not less than 30 days.',
      citation: '45 CFR 155.520(b)',
      evidence: {
        confidence: 'verified',
        basis: 'copy_of_current_text',
        sources: ['155-520'],
        checked: '2026-11-15',
      },
    },
  ],
  does_not_apply: [],
  still_applies: [],
}
