import type { ChecklistItem } from './checklist-item.ts'
import type { DocumentRequest } from './document-request.ts'
import { dayOrBlank, type LetterHead, letterEnd, letterHead } from './letter-parts.ts'

export type RequestLetter = LetterHead & {
  missing: readonly Pick<ChecklistItem, 'request' | 'citation'>[]
  /** Papers to ask for besides, such as the whole claim file. */
  documents: readonly Pick<DocumentRequest, 'request' | 'free' | 'citation'>[]
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
}

/** The letter that asks the plan for what its denial notice left out, as plain text. */
export function requestLetter(letter: RequestLetter): string {
  const noticeDate = dayOrBlank(letter.noticeDate)
  const missing = letter.missing.map(({ request, citation }) => `${request} (${citation})`)
  const documents = letter.documents.map(({ request, free, citation }) => {
    return `${request}${free ? ', free of charge' : ''}. (${citation})`
  })
  const subject = `Request for information about your denial dated ${noticeDate}`
  const paragraphs = [...letterHead(letter), `Subject: ${subject}`]
  if (missing.length > 0) {
    paragraphs.push(
      `I am writing about your denial dated ${noticeDate}. It does not include the items below. Please send them to me:`,
      numbered(missing),
      'Please also send a corrected notice.',
    )
  } else {
    paragraphs.push(`I am writing about your denial dated ${noticeDate}. I plan to appeal.`)
  }
  if (documents.length > 0) paragraphs.push('Please send me these papers too:', numbered(documents))
  paragraphs.push(
    'This letter is not my appeal. I keep my right to appeal and will file it in time.',
    letterEnd(letter),
  )
  return `${paragraphs.join('\n\n')}\n`
}
