import { businessDayOnOrBefore } from '@recourse/guide/calendar/business-days'
import { addDays } from '@recourse/guide/calendar/day'
import { longDay } from '@recourse/guide/calendar/long-day'
import { filingWindow } from '@recourse/guide/deadlines/window-text'
import { loadPlan } from '@recourse/guide/load-plan'
import { type Filing, planEntryIds } from '@recourse/guide/plan-entry'
import { type Block, bullets, heading, newPage, note, numbers, text } from '../paper.ts'

/** The sample in "How to count", worked out as a reader would. */
export const sample = { noticeDate: '2026-04-01', days: 180 } as const

function countedFrom({ counted_from, mailing_presumption_days }: Filing): string {
  if (counted_from === 'notice') return 'The date on the notice'
  const mail = mailing_presumption_days
  return mail === null ? 'The day you got it' : `The day you got it, taken as ${mail} days after its date`
}

async function planRows(): Promise<string[][]> {
  const plans = await Promise.all(planEntryIds.map(loadPlan))
  return plans.map(({ label, levels }) => {
    const first = levels[0]
    if (!first) return [label, 'See your notice', '', '']
    const { filing } = first
    const safe = filing.safe_days === null ? 'The number on your notice' : `${filing.safe_days} days`
    return [label, filingWindow(filing) ?? 'See your notice', countedFrom(filing), safe, filing.citation]
  })
}

export async function deadlineWorksheet(): Promise<Block[]> {
  const [medicaid, medicare] = await Promise.all([loadPlan('MEDICAID_MANAGED_CARE'), loadPlan('MEDICARE')])
  const { keep_services: keep } = medicaid
  const counted = businessDayOnOrBefore(addDays(sample.noticeDate, sample.days))
  const fields = [
    'Date printed on the notice',
    'Day I got it, and how (mail, portal)',
    'Last day to appeal, if the notice prints one',
    'Name of my plan, and kind of plan',
    'Claim or notice number',
    'Day my care is cut or ends, if it is',
    'Is it urgent? What my doctor says',
  ]
  const steps = [
    'Ask to keep my care going',
    'Ask for my claim file',
    'Send my first appeal',
    'The plan must answer',
    'Ask for the next level',
    'Ask for outside review',
  ]
  return [
    heading('1. Copy this from your denial notice'),
    {
      kind: 'table',
      summary: 'What to copy from the notice',
      columns: [
        { title: 'What', share: 4 },
        { title: 'Write it here', share: 6 },
      ],
      rows: fields.map((field) => [field, '']),
      rowHeight: 26,
    },
    heading('2. Is your care being cut? Do this first'),
    note(
      `In a Medicaid health plan, ask to keep your care: ${keep.deadline}. ${keep.who_asks ?? ''} Know the risk: ${keep.risk ?? ''} (${keep.citation})`,
    ),
    bullets(
      medicare.fast_appeals.map(
        ({ name, ask, deadline, citation }) => `Medicare: ${name}. ${ask}, ${deadline} (${citation})`,
      ),
    ),
    newPage,
    heading('3. My dates'),
    {
      kind: 'table',
      summary: 'My dates, step by step',
      columns: [
        { title: 'Step', share: 4 },
        { title: 'Counted from', share: 3 },
        { title: 'Safe date', share: 3 },
        { title: 'Last date', share: 3 },
        { title: 'Done on, and proof', share: 4 },
      ],
      rows: steps.map((step) => [step, '', '', '', '']),
      rowHeight: 28,
    },
    heading('4. How to count'),
    numbers([
      'Start with the date printed on the notice. The day after it is day 1.',
      'Count all days: weekends and holidays too.',
      'If the safe date falls on a weekend or a federal holiday, use the working day before it.',
      'For four months use 120 days. For six months use 180 days.',
      'If the notice prints an earlier date, that date wins.',
      'Make it arrive in time, and keep proof: a fax report, a certified mail receipt or a portal message.',
    ]),
    note(
      `Example: a Marketplace plan, a notice dated ${longDay(sample.noticeDate)}. ${sample.days} days later is ${longDay(counted)}. Send the appeal so that it arrives by then.`,
    ),
    heading('5. Is a date past?'),
    text(
      'Do not give up. Send the appeal today. Say why it is late and ask them to take it for good cause. Say it too if the notice left out the reason or how to appeal. For most plans a complaint to the regulator is still open.',
    ),
    newPage,
    heading('6. Find your plan: time for the first appeal'),
    {
      kind: 'table',
      summary: 'Time for the first appeal, by kind of plan',
      columns: [
        { title: 'Kind of plan', share: 5 },
        { title: 'The law gives', share: 3 },
        { title: 'Counted from', share: 4.4 },
        { title: 'Safe: from the date on the notice', share: 2.8 },
        { title: 'Law', share: 4.4 },
      ],
      rows: await planRows(),
    },
  ]
}
