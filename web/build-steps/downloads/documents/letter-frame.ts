import { type Block, heading, lines, numbers } from '../paper.ts'

export function letterHead(subject: string): Block[] {
  return [
    lines('[your name]', '[your address]', '[phone or email]'),
    lines('[today’s date]'),
    lines('[name of the plan], Appeals', '[address or fax on the notice]'),
    lines(
      'Member: [your name], born [date of birth]',
      'Member ID: [on your card]   Group: [on your card]',
      'Claim or notice number: [on the notice]',
    ),
    heading(`Subject: ${subject}`),
  ]
}

export function letterClose(attached: readonly string[]): Block[] {
  return [
    lines('Thank you,', '', '[signature]', '[your name]'),
    ...(attached.length > 0 ? [lines('Attached:'), numbers(attached)] : []),
  ]
}
