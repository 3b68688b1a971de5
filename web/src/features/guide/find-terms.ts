import { type GlossaryId, glossary, isGlossaryId } from '@recourse/guide/glossary'

export type TextPart = { text: string; term: GlossaryId | null }

/** Words that everyone knows by the time they read this page; marking each would drown the others. */
const plainWords: readonly string[] = ['appeal', 'claim', 'effective_date', 'representative', 'urgent']

/** 'Independent Review Entity (IRE)' is found under both names. */
function namesOf(term: string): string[] {
  const [, name = term, short] = /^(.*?) \(([^)]+)\)$/.exec(term) ?? []
  return short ? [name, short] : [name]
}

const names = Object.entries(glossary)
  .filter(([id]) => !plainWords.includes(id))
  .flatMap(([id, { term }]) => namesOf(term).map((name) => ({ id, name })))
  .sort((first, second) => second.name.length - first.name.length)

const anyName = new RegExp(`\\b(?:${names.map(({ name }) => name).join('|')})s?\\b`, 'gi')

function findTerm(found: string): GlossaryId | null {
  const word = found.toLowerCase()
  const match = names.find(({ name }) => {
    // "IRE" is a name, "ire" is a word.
    if (name === name.toUpperCase()) return found === name || found === `${name}s`
    return word === name.toLowerCase() || word === `${name.toLowerCase()}s`
  })
  return match && isGlossaryId(match.id) ? match.id : null
}

/** Cuts a text at its terms of art; each is marked where it first stands. */
export function findTerms(text: string): TextPart[] {
  const parts: TextPart[] = []
  const seen = new Set<GlossaryId>()
  let end = 0
  for (const { 0: found, index } of text.matchAll(anyName)) {
    const term = findTerm(found)
    if (!term || seen.has(term)) continue
    seen.add(term)
    if (index > end) parts.push({ text: text.slice(end, index), term: null })
    parts.push({ text: found, term })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), term: null })
  return parts
}
