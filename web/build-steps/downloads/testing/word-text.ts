import { readZip } from './read-zip.ts'

/** The paragraphs of a Word document as its reader sees them, page breaks as empty lines. */
export function paragraphsOf(docx: Buffer): string[] {
  const xml = readZip(docx).get('word/document.xml')?.toString('utf8') ?? ''
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>/g)]
      .map(([whole, words]) => (whole === '<w:br/>' ? '\n' : unescapeXml(words ?? '')))
      .join(''),
  )
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
