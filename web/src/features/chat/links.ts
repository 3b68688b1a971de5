export interface TextPart {
  /** Where in the text it starts. */
  readonly at: number
  readonly text: string
  /** Where it leads, if it is a web address. */
  readonly href?: string | undefined
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi
/** What ends a sentence, not an address. */
const punctuation = /[.,;:!?'"’”*]+$/

/** Splits plain text into words and web addresses. Nothing else is ever a link. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const found = trimEnd(match[0])
    const href = hrefOf(found)
    if (href === undefined) continue
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) })
    parts.push({ at: match.index, text: found, href })
    end = match.index + found.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) })
  return parts
}

/** "(see https://example.org/a_(b))." ends with the inner bracket. */
function trimEnd(found: string): string {
  const trimmed = found.replace(punctuation, '')
  const isOpen = trimmed.split('(').length > trimmed.split(')').length - 1
  return trimmed.endsWith(')') && !isOpen ? trimEnd(trimmed.slice(0, -1)) : trimmed
}

function hrefOf(found: string): string | undefined {
  return URL.canParse(found) ? new URL(found).href : undefined
}
