import { documentRequests } from '@recourse/guide/data/document-requests'
import type { DenialReasonCode } from '@recourse/guide/denial-reason'
import { loadDenialReason } from '@recourse/guide/load-denial-reason'
import { loadPlan } from '@recourse/guide/load-plan'
import { type Block, bullets, heading, lines, newPage, note, numbers, text } from '../paper.ts'
import { letterClose, letterHead } from './letter-frame.ts'
import { letterPoints } from './letter-points.ts'

const askedFor = ['claim_file', 'criteria', 'experts', 'new_evidence']

/** Three parts: how to use it, the letter itself, and the law to pick from. */
export async function appealLetter(code: DenialReasonCode): Promise<Block[]> {
  const { label, goal, proof, pitfalls } = await loadDenialReason(code)
  const asks = documentRequests.filter(({ id }) => askedFor.includes(id)).map(({ request }) => `${request}.`)
  return [
    heading('How to use it'),
    numbers([
      'Find your last day on the denial notice. Our deadline worksheet helps. Send the letter well before it.',
      'Fill in what is marked in [brackets]. Delete what does not fit you.',
      'Quote the reason in their own words.',
      'Add two or three lines of law for your kind of plan. They are on the last page.',
      'Delete this page and the last page. Sign, and keep a copy and proof that you sent it.',
    ]),
    text(`Your aim: ${goal}`),
    text('What to attach:'),
    bullets(proof),
    ...pitfalls.map((words) => note(words)),
    newPage,
    ...letterHead(`Appeal of your denial dated [date on the notice]. Reason given: ${label.toLowerCase()}`),
    text(
      'This is an appeal, [first or second] level. You denied [the care, with its date and codes] by [name of the provider]. I got your notice on [day you got it], so this appeal is in time. Please change your decision and cover this care.',
    ),
    text('You wrote: “[copy their reason, word for word]”. This is wrong.'),
    text(
      '[Keep only if it is urgent:] This is an expedited appeal. Waiting could seriously harm my health. The statement of my doctor is attached. Please answer within 72 hours.',
    ),
    text('[Keep only if care is being cut:] Please continue my benefits until you have decided.'),
    heading('Why the denial is wrong'),
    ...letterPoints[code],
    heading('The rules'),
    text('These rules support my appeal: [copy the lines for your plan from the last page].'),
    heading('What I ask for'),
    text(
      'Please have someone decide who did not take part before, with a reviewer of the right specialty. Please send me, free of charge where the law says so:',
    ),
    numbers(asks),
    text('Please answer in writing within the time the law gives you: [number] days.'),
    ...letterClose(['The denial notice', 'The letter of my doctor', '[other papers, numbered]']),
    newPage,
    heading('Law to pick from, by kind of plan'),
    text(
      'Copy the lines that hold for your plan into the letter. Write “I” where the line says “you”. Lines marked (check) come from general knowledge: look them up before you rely on them.',
    ),
    ...(await lawBlocks(code)),
  ]
}

async function lawBlocks(code: DenialReasonCode): Promise<Block[]> {
  const { legal_points } = await loadDenialReason(code)
  const entries = [...new Set(legal_points.flatMap(({ applies_to }) => applies_to))]
  const plans = await Promise.all(entries.map(loadPlan))
  return [
    {
      kind: 'table',
      summary: 'Rules and the plans they hold for',
      columns: [
        { title: 'Rule', share: 5 },
        { title: 'Law', share: 3.4 },
        { title: 'Holds for', share: 4 },
      ],
      rows: legal_points.map(({ text: rule, citation, applies_to, evidence }) => [
        evidence.confidence === 'verified' ? rule : `${rule} (check)`,
        citation,
        applies_to.map((entry) => plans.find(({ id }) => id === entry)?.label ?? entry).join('; '),
      ]),
    },
    lines(
      'The facts on this page were last looked at on the day of this version, which stands on the first page.',
    ),
  ]
}
