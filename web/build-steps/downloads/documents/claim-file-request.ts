import { documentRequests } from '@recourse/guide/data/document-requests'
import { loadPlan } from '@recourse/guide/load-plan'
import { planEntryIds } from '@recourse/guide/plan-entry'
import { type Block, heading, newPage, note, numbers, text } from '../paper.ts'
import { letterClose, letterHead } from './letter-frame.ts'

/** Asked for in the letter itself: what employer and Marketplace plans must hand over. */
const common = ['claim_file', 'criteria', 'clinical_explanation', 'experts', 'new_evidence', 'codes']

export async function claimFileRequest(): Promise<Block[]> {
  const asked = documentRequests.filter(({ id }) => common.includes(id))
  const others = documentRequests.filter(({ id }) => !common.includes(id))
  const plans = await Promise.all(planEntryIds.map(loadPlan))
  const labelOf = (entry: string) => plans.find(({ id }) => id === entry)?.label ?? entry
  return [
    heading('How to use it'),
    numbers([
      'Send it as soon as you have the denial. It costs nothing and shows what they used to say no.',
      'Fill in what is marked in [brackets]. For Medicare, Medicaid or other plans, swap the list for the lines on the last page.',
      'Delete this page and the last page. Sign, and keep a copy and proof that you sent it.',
    ]),
    note(
      'Asking for your file is not an appeal and does not stop the clock. If time is short, send the appeal first.',
    ),
    newPage,
    ...letterHead('Request for my claim file. Your denial dated [date on the notice]'),
    text('You denied [the care, with its date]. I plan to appeal. Please send me, free of charge:'),
    numbers(asked.map(({ request, citation }) => `${request} (${citation}).`)),
    text(
      'Please send these within [number] days, by [mail or email]. If something does not exist, please say so in writing.',
    ),
    text('This letter is not my appeal. I keep my right to appeal and will file it in time.'),
    ...letterClose([]),
    newPage,
    heading('More to ask for, by kind of plan'),
    {
      kind: 'table',
      summary: 'Further papers and the plans that must hand them over',
      columns: [
        { title: 'What to ask for', share: 5 },
        { title: 'Free?', share: 2.6 },
        { title: 'Law', share: 3 },
        { title: 'Plans', share: 3.4 },
      ],
      rows: others.map(({ request, free, fee, citation, applies_to }) => [
        `${request}.`,
        free ? 'Yes' : (fee ?? 'No'),
        citation,
        applies_to.map(labelOf).join('; '),
      ]),
    },
  ]
}
