import type { Day } from '../calendar/day.ts'
import { longDay } from '../calendar/long-day.ts'

export type LetterHead = {
  today: Day
  planName?: string
  personName?: string
  memberId?: string
  claimNumber?: string
  noticeDate?: Day | null
}

/** What is not known stays a blank that can be seen. */
export function orBlank(value: string | undefined, blank: string): string {
  return value?.trim() ? value.trim() : `[${blank}]`
}

export function dayOrBlank(day: Day | null | undefined): string {
  return day ? longDay(day) : '[date on the letter]'
}

export function letterHead(letter: LetterHead): string[] {
  return [
    longDay(letter.today),
    `To: ${orBlank(letter.planName, 'name of the plan')}, Appeals\n[address or fax on the letter]`,
    [
      `Member: ${orBlank(letter.personName, 'your name')}`,
      `Member ID: ${orBlank(letter.memberId, 'on your card')}`,
      `Claim or notice number: ${orBlank(letter.claimNumber, 'on the letter')}`,
    ].join('\n'),
  ]
}

export function letterEnd(letter: LetterHead): string {
  return `Thank you,\n\n[signature]\n${orBlank(letter.personName, 'your name')}\n[phone or email]`
}
