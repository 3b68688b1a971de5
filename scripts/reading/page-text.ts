const inlineTags = ['a', 'abbr', 'b', 'em', 'i', 'span', 'strong', 'time', 'wbr']
const unreadTags = ['script', 'style', 'svg', 'select', 'button', 'nav', 'template', 'noscript']

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The sentences a reader meets in the main part of a built page. Only what ends like a sentence counts: headings,
 * labels and buttons are short by nature and would make any page look easy.
 */
export function readSentences(html: string): string[] {
  return blocksOf(mainOf(html)).flatMap(sentencesOf)
}

function mainOf(html: string): string {
  return /<main\b[^>]*>([\s\S]*?)<\/main>/i.exec(html)?.[1] ?? ''
}

function blocksOf(markup: string): string[] {
  let text = markup.replace(/<!--[\s\S]*?-->/g, '')
  for (const tag of unreadTags) text = text.replace(new RegExp(`<${tag}\\b[\\s\\S]*?</${tag}>`, 'gi'), '')
  const inline = new RegExp(`</?(?:${inlineTags.join('|')})\\b[^>]*>`, 'gi')
  return text
    .replace(inline, '')
    .split(/<[^>]+>/)
    .map((block) => decode(block).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number.parseInt(name.slice(1), 10))
    return entities[name] ?? whole
  })
}

function sentencesOf(block: string): string[] {
  return block
    .split(/(?<=[.!?:]["”’)]*)\s+(?=["“‘(]*[\p{Lu}\p{N}])/u)
    .filter((sentence) => /[.!?:]["”’)]*$/.test(sentence))
    .map((sentence) => sentence.trim())
}
