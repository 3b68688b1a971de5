import { letterAdvice } from '@recourse/guide/data/letter-advice'
import { loadPlan } from '@recourse/guide/load-plan'
import { type Block, boxes, bullets, heading, newPage, note, numbers, text } from '../paper.ts'

export async function externalReviewGuide(): Promise<Block[]> {
  const { outside_review, urgent, levels, representation } = await loadPlan('ACA_MARKETPLACE')
  const review = levels.find(({ stage }) => stage === 'external')
  const standard = review?.decision.find((clock) => clock.case === 'standard')
  const fast = review?.decision.find((clock) => clock.case === 'urgent')
  const late = levels[0]?.if_answer_is_late
  if (!review || !standard || !fast || !late) throw new Error('The guide has no external review to tell of.')
  return [
    note(
      'External review means that someone outside the plan decides. The reviewer does not work for the plan, and the plan must follow the answer. It is for employer plans and for plans you bought yourself. Medicare, Medicaid, TRICARE and federal employee plans have their own next level: see your notice.',
    ),
    heading('Can I use it?'),
    text(outside_review.text),
    text(`Cost: ${outside_review.cost ?? ''} (45 CFR 147.136(c)(2)(iv)-(v), (d))`),
    heading('How long do I have?'),
    text(`${review.filing.rule} (${review.filing.citation})`),
    text(
      `Your clock starts with the final denial, the one that ends the appeals inside the plan. You may go sooner in two cases. First: ${lowerFirst(late.text)} (${late.citation}) Second: it is urgent.`,
    ),
    heading('How long do they have?'),
    bullets([
      `Standard: ${standard.amount} days. ${standard.note ?? ''} (${standard.citation})`,
      `Urgent: ${fast.amount} hours. ${fast.note ?? ''} (${fast.citation})`,
    ]),
    text(
      `It is urgent when this holds: ${lowerFirst(urgent.test ?? '')} ${urgent.notes.join(' ')} (${urgent.citation ?? ''})`,
    ),
    heading('Step by step'),
    numbers([
      'Read the final denial. It names who takes the request: your state, a federal contractor or the plan.',
      'Write down your last day. Our deadline worksheet helps.',
      'Ask for your claim file at once, if you do not have it. Do not wait for it if time is short.',
      'Ask your doctor for a letter. It should answer the reason in the denial, point by point.',
      'Fill in the request on the next page, or the form your notice names. Sign the release of records.',
      'Send it so that it arrives in time, and keep proof of it.',
      'Ask what the plan sends to the reviewer, and send what is missing. You have at least 5 business days for it in a state review. In a federal review count on 10.',
      'Write down the answer and its date. If it is yes, the plan must cover the care.',
    ]),
    heading('What makes it strong'),
    bullets(letterAdvice.by_level.external_review),
    heading('Who may ask for you'),
    text(`${representation.who.join('. ')}. ${representation.form} (${representation.citation})`),
    newPage,
    heading('Request for external review'),
    text('Print this page, fill it in and send it to the address on your final denial.'),
    {
      kind: 'table',
      summary: 'What the reviewer needs to know',
      columns: [
        { title: 'What', share: 4 },
        { title: 'Write it here', share: 7 },
      ],
      rows: [
        'My name and date of birth',
        'My address, phone and email',
        'Plan, member ID and group number',
        'Claim or reference number',
        'Date of the final denial, and the day I got it',
        'The care that was denied, and its date',
        'The reason they gave, in their words',
        'My doctor, with phone and fax',
      ].map((field) => [field, '']),
      rowHeight: 30,
    },
    text('I ask for an external review of this denial. It is wrong because:'),
    {
      kind: 'table',
      summary: 'Room for the reasons',
      columns: [{ title: 'My reasons, and where the proof is', share: 1 }],
      rows: [['']],
      rowHeight: 92,
    },
    boxes([
      'It is urgent. My doctor’s statement is attached. I ask for an answer within 72 hours.',
      'The plan called the care experimental. My doctor’s statement is attached.',
      'I attach: the final denial, my doctor’s letter, my records, and the plan’s own rule.',
      'I allow my doctors and the plan to send my records for this care to the reviewer.',
    ]),
    text('Signature and date: ______________________________________________'),
  ]
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
