/** Where a reader can open the cited regulation; only citations of the Code of Federal Regulations have a place. */
export type CitationLink = { text: string; url: string }

const section = /\b(\d{1,2}) CFR (\d{1,4}\.\d{1,4}(?:-\d{1,4}(?![\d.]))?)/g

export function citationLinks(citation: string): CitationLink[] {
  const links = new Map<string, CitationLink>()
  for (const [text, title, number] of citation.matchAll(section)) {
    links.set(text, { text, url: `https://www.ecfr.gov/current/title-${title}/section-${number}` })
  }
  return [...links.values()]
}
