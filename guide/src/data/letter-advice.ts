import type { Evidence } from '../evidence.ts'

/** How to write a strong appeal. The advice is general; the rights it leans on are cited elsewhere. */
export const letterAdvice = {
  must_contain: [
    'Your name, date of birth, member and group number, and the claim number',
    "The plan's name and the address or fax on the notice",
    'The date of the denial, the day you got it, and a line that the appeal is in time',
    "The words “this is an appeal”, and which level. If it is urgent, “expedited” in the subject line, with your doctor's statement",
    'What was denied: the care, codes, dates, provider and amount',
    'The reason, quoted from the notice, and what you want them to do',
    "Why the reason is wrong: facts, the plan's test, the law, each under its own heading",
    'A numbered list of what you attach',
    'What you ask for: your file, the test, who reviewed it, a reviewer of the same specialty, and any new proof before they decide',
    'In its own paragraph, the request to continue benefits, where you have that right',
    'Your consent, if someone else signs',
    'Your signature, the date, how to reach you, and how you can prove delivery',
  ],
  order: [
    'Names, numbers and subject',
    'One paragraph: what you ask for',
    'A short medical history',
    'Why the denial is wrong',
    'The law',
    'What papers you ask for',
    'By when the plan must answer',
    'The close, and the list of what you attach',
  ],
  style: [
    'Two or three pages, plus what you attach',
    'Facts with the page. No insults, and no threats beyond the next step',
    'One point in each paragraph',
    'Plain words',
    'Never invent a fact or a quotation. Leave a blank you can see',
  ],
  by_level: {
    internal_1: [
      'Answer each reason they gave.',
      'Put all your proof in. A court may look only at this record.',
      'Ask for your file first if there is time, but never miss the date while you wait for it.',
    ],
    internal_2: [
      'Answer the new reason.',
      'Name what went wrong at level 1: late, wrong reviewer, missing explanation.',
    ],
    external_review: [
      'Write for a doctor who does not know you.',
      "Add the final denial, the plan's definition, your best proof and your doctor's statement.",
      "For an experimental treatment use the state's form.",
      'You need not argue about the contract, unless they say the case does not qualify.',
    ],
    medicaid_plan_and_hearing: [
      'If services are being cut, begin with: please continue my benefits.',
      'Quote the test for medical need, and EPSDT if the patient is under 21.',
      'Ask for an interpreter, a phone hearing and the papers, if you need them.',
      'List your witnesses.',
    ],
    medicare_redetermination: [
      'Send the Medicare Summary Notice with the item circled, your Medicare number, the dates and why.',
      'Show that each part of the coverage rule is met.',
      'Add form CMS-1696 if someone helps you.',
    ],
    medicare_advantage: [
      "Add a doctor's letter that asks for a fast decision, if it is urgent.",
      'Name the Medicare rule the plan must follow.',
      'Say that the plan must send an upheld denial to the independent reviewer.',
    ],
    part_d: [
      "Your prescriber's statement is the key paper.",
      'Say which exception you want: drug list, tier, step or quantity.',
      'Level 2 must be asked for in writing.',
    ],
    alj: [
      'State the amount in dispute.',
      'List the points you dispute and your witnesses.',
      'Say whether you want a phone or video hearing.',
    ],
    tricare: [
      'You must add a copy of the denial.',
      'State the amount in dispute.',
      'Name the law or policy you rely on.',
    ],
    fehb: [
      'Argue from the words of the brochure, with the page.',
      "To OPM: add your request, the insurer's answer, records, bills and a daytime phone number.",
    ],
  },
} as const

export const letterAdviceEvidence: Evidence = {
  confidence: 'known',
  certainty: 0.9,
  sources: [],
  checked: '2026-11-15',
}
