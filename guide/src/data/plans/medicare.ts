import type { Evidence } from '../../evidence.ts'
import type { PlanEntry } from '../../plan-entry.ts'
import { levels } from './medicare-levels.ts'

const known90: Evidence = { confidence: 'known', certainty: 0.9, sources: [], checked: '2026-11-15' }
const fromQio26: Evidence = {
  confidence: 'verified',
  basis: 'dated_transcript 2026-09-25',
  sources: ['QIO-26'],
  checked: '2026-11-15',
}

export const plan: PlanEntry = {
  id: 'MEDICARE',
  label: 'Original Medicare (Parts A and B)',
  summary:
    'Five levels: the contractor, an independent contractor, a judge, the Appeals Council and federal court. You must ask for each one.',
  governing_law: ['SSA s.1869, 42 USC 1395ff', '42 CFR 405 subparts I and J'],
  regulator: 'CMS and its contractors.',
  first_decision: [
    {
      case: 'post_service',
      amount: 30,
      unit: 'calendar_days',
      counted_from: 'request',
      note: 'You find it on your Medicare Summary Notice.',
      citation: '42 CFR 405.922',
      evidence: known90,
    },
  ],
  levels,
  urgent: {
    available: true,
    test: 'Only for the fast appeals when a hospital stay or care is ending. Other appeals come after the care.',
    who_may_ask: ['You', 'Your helper'],
    notes: [],
    citation: '42 CFR 405 subpart J',
    evidence: fromQio26,
  },
  outside_review: {
    available: true,
    text: 'Level 2, by an independent contractor, is the outside review.',
    cost: 'Free',
    evidence: known90,
  },
  keep_services: {
    kind: 'none',
    rule: 'There is no general right to keep care going. A fast appeal in time protects you from charges while it is decided.',
    deadline: null,
    citation: '42 CFR 405.1202, 405.1206',
    evidence: fromQio26,
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
    {
      id: 'status_change',
      name: 'The hospital changed you from inpatient to observation',
      notice: 'Medicare Change of Status Notice (CMS-10868)',
      ask: 'Call the quality organization (BFCC-QIO) named on the notice',
      deadline: 'before you leave the hospital.',
      decision: 'It decides in about 2 days.',
      protection: null,
      if_late:
        'Call anyway and ask what is still open. Appeals for stays from 2009 to 2025 closed on 2 January 2026.',
      next: null,
      citation: '42 CFR 405.1210-405.1212',
      evidence: {
        confidence: 'verified',
        basis: 'official_site + secondary for the note',
        sources: ['MCSN', 'MCSN-RETRO'],
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
    'Medicare Summary Notice',
    'The Advance Beneficiary Notice (CMS-R-131), if you signed one',
    'The Medicare coverage rule the denial names',
    'The forms for each level: CMS-20027, CMS-20033, OMHA-100',
    'Form CMS-1696, if someone helps you',
  ],
  cautions: [
    'From January 2026 some services in six states need approval first. A refused request can be sent again; you appeal the claim that is denied later.',
    'If your card is from a Medicare Advantage plan, use that road instead.',
  ],
  related: [],
  does_not_apply: [],
  still_applies: [],
}
