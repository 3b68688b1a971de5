import { findLinks } from './links.ts'

/** Plain text, of which only web addresses become something else. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text).map(({ at, text: words, href }) =>
    href === undefined ? (
      words
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer">
        {words}
        <span className="visually-hidden"> (opens in a new window)</span>
      </a>
    ),
  )
}
