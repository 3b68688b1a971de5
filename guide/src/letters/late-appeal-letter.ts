import { dayOrBlank, type LetterHead, letterEnd, letterHead } from './letter-parts.ts'

export type LateAppealLetter = LetterHead & {
  /** The name of the level, such as 'Reconsideration by the plan'. */
  level: string
  /** The rule that sets the time limit. */
  citation: string
  /** Care that is being cut should go on. */
  keepServices: boolean
}

/** An appeal after the last day, which says why it is late and asks to be taken all the same; as plain text. */
export function lateAppealLetter(letter: LateAppealLetter): string {
  const paragraphs = [
    ...letterHead(letter),
    `Subject: Appeal, and request to accept it late. Your denial dated ${dayOrBlank(letter.noticeDate)}`,
    `This is an appeal: ${letter.level}. I ask you to change your decision about [the care that was denied].`,
    `I know that the time limit may have passed (${letter.citation}). Please accept my appeal for good cause. It is late because [what kept you: illness, a death in the family, mail that came late, wrong information]. I attach [what shows it].`,
    'Your decision is wrong because [why, with what your doctor says].',
  ]
  if (letter.keepServices) paragraphs.push('Please continue my services while you decide.')
  paragraphs.push(
    'If you do not accept this appeal, please tell me why in writing and what I can do next.',
    letterEnd(letter),
  )
  return `${paragraphs.join('\n\n')}\n`
}
