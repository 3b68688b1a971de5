import { type Block, type MailContent, partsOf, type Text } from './blocks.ts'

// Lines of at most 76 characters travel as they are; longer ones would be encoded.
const WIDTH = 72

export function renderText(content: MailContent, closing: string): string {
  const parts = [
    wrap(content.heading),
    wrap(content.greeting),
    ...content.blocks.map(renderBlock),
    '--------',
    wrap(content.reason),
    wrap(closing),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'notice':
      return wrap(plain(block.text))
    case 'code':
      // In one piece, so that it can be copied.
      return `    ${block.code}\n\n${wrap(block.validity)}`
    case 'button':
      return `${wrap(`${block.label}:`)}\n${block.url}`
    case 'facts':
      return block.facts.map(({ label, value }) => wrap(`${label}: ${value}`)).join('\n')
  }
}

function plain(text: Text): string {
  return partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.bold))
    .join('')
}

function wrap(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((piece) => piece !== '')) {
    if (line === '') line = word
    else if (line.length + 1 + word.length <= WIDTH) line += ` ${word}`
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].join('\n')
}
