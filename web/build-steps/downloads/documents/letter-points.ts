import type { DenialReasonCode } from '@recourse/guide/denial-reason'
import type { Block } from '../paper.ts'
import { bullets, text } from '../paper.ts'

/** Why the denial is wrong, in the person's own voice, for each reason. A person keeps what fits. */
export const letterPoints: Readonly<Record<DenialReasonCode, readonly Block[]>> = {
  NMN: [
    text(
      'I have [your condition]. It began on [date]. It keeps me from [what you cannot do]. My doctor, [name and specialty], ordered this care because [why you need it].',
    ),
    text('I meet your own test. This table goes through it point by point:'),
    {
      kind: 'table',
      summary: 'The test of the plan and the facts',
      columns: [
        { title: 'Your words', share: 4 },
        { title: 'The fact in my record', share: 4 },
        { title: 'Page', share: 1.2 },
      ],
      rows: [
        ['[first point of their test]', '[what your record says]', '[no.]'],
        ['[second point]', '[what your record says]', '[no.]'],
        ['[third point]', '[what your record says]', '[no.]'],
      ],
    },
    text('I have tried [other care you had, with dates]. It did not help: [what happened].'),
    text('Without this care, [what your doctor expects to happen].'),
    text('Your reviewer did not take into account [what was left out]. It is attached as number [no.].'),
  ],
  EXP: [
    text(
      'You call this treatment experimental. It is accepted care for my condition, [your condition]. My specialist, [name and specialty], explains this in the attached letter.',
    ),
    text('Your plan defines experimental as: “[copy the words from your plan]”. My treatment is not that:'),
    bullets([
      'Approval: [the FDA approval, or the drug reference that lists this use].',
      'Guidelines: [name of the guideline, year and page].',
      'Studies: [the best one first, with name and year].',
      'What I tried before, and why it failed: [treatments and dates].',
    ]),
    text('There is no other treatment that is as safe and works as well for me, because [why].'),
  ],
  PA: [
    text('You denied this because nobody asked for approval first. Please cover it all the same, because:'),
    bullets([
      'It was an emergency. I went to [hospital] on [date] because [what happened]. No approval can be asked for in an emergency. [Keep this only if it was one.]',
      'It was approved, or your staff said that no approval was needed: [name, date and reference number of the call].',
      'My provider had to ask you, not I: [name of the provider]. I should not pay for that lapse.',
      'The care meets your test in any case: [why you needed it, with pages of your record].',
    ]),
    text('Please review the care after the fact, as you would have done before it.'),
  ],
  NC: [
    text('You say that my plan does not cover this care. I read the plan in another way.'),
    text('On page [no.] my plan says: “[copy the benefit]”. This care is part of that, because [why].'),
    text(
      'The exclusion you name says: “[copy the exclusion]”. It does not fit, because [why]. Where words are unclear they should be read for the member.',
    ),
    text(
      'Before the care, [your directory, your booklet or a person on the phone] told me that it was covered: [what, when and who].',
    ),
    text(
      'To decide this you had to judge whether I need the care. That is a medical judgment, so an external review is open to me.',
    ),
  ],
  OON: [
    text(
      'You paid less, or nothing, because the provider is outside your network. Please pay at the in-network rate, because:',
    ),
    bullets([
      'It was an emergency: [what happened, where and when].',
      'The hospital, [name], is in your network. I did not choose the provider who treated me there.',
      'No provider in your network could see me in time. I asked [names and dates of your calls].',
      'Your directory listed the provider as in network on [date]. A picture of the page is attached.',
      'I was in treatment for [condition] when the contract ended on [date].',
    ]),
    text('Please keep only my in-network share on my account: [amount, if you know it].'),
  ],
  STR: [
    text(
      'You want me to try [the drug they name] first. Please make an exception for [your drug], ordered by [name of the prescriber].',
    ),
    bullets([
      'I have tried it: from [date] to [date]. What happened: [it did not work, or the harm it did].',
      'It is not safe for me, because [allergy, other illness or other drug].',
      'I am stable on my drug since [date]. A change could [what your doctor expects].',
      'Current guidelines do not ask for this step: [name of the guideline and page].',
    ]),
    text('The statement of my prescriber and the list of my pharmacy are attached.'),
  ],
  CE: [
    text('The denial rests on a mistake in the claim. The care itself is covered.'),
    bullets([
      'What the claim says: [the wrong code, date or number].',
      'What is right: [the right code, date or number].',
      'Where the record shows it: [page of the visit note or the itemized bill].',
      'Who can confirm it: [billing office, name and phone].',
    ]),
    text('My provider sent a corrected claim on [date]. Its number is [claim number].'),
    text('Please process the claim again. I should not pay for a mistake that I did not make.'),
  ],
}
