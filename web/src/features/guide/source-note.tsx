import type { Day } from '@recourse/guide/calendar/day'
import { citationLinks } from '@recourse/guide/citation-links'
import { type Confidence, needsCaution } from '@recourse/guide/evidence'
import { guideTexts } from '@recourse/guide/guide-texts'
import { ShortDay } from './short-day.tsx'
import styles from './source-note.module.css'

export interface SourceNoteProps {
  /** The rule, such as '42 CFR 438.420'. */
  citation?: string | null | undefined
  /** A source in words, where no rule is cited. */
  source?: string | undefined
  checked: Day
  confidence: Confidence
}

/** The quiet last line of a fact: its rule, when it was checked, and a caution where no source was found. */
export function SourceNote({ citation, source, checked, confidence }: SourceNoteProps) {
  return (
    <p className={styles.note}>
      {citation && <Cited citation={citation} />}
      {source && `Source: ${source.replace(/\.$/, '')}. `}
      <span className={styles.checked}>
        Checked <ShortDay day={checked} />.
      </span>
      {needsCaution({ confidence }) && <strong> {guideTexts.caution}</strong>}
    </p>
  )
}

/** The citation as it is, with a link on each section that can be opened. */
function Cited({ citation }: { citation: string }) {
  let rest = citation
  const parts = citationLinks(citation).flatMap(({ text, url }) => {
    const at = rest.indexOf(text)
    const before = rest.slice(0, at)
    rest = rest.slice(at + text.length)
    return [
      before,
      <a key={url} href={url} target="_blank" rel="noopener noreferrer">
        {text}
        <span className="visually-hidden"> (opens in a new window)</span>
      </a>,
    ]
  })
  return (
    <>
      {parts}
      {rest}
      {rest.endsWith('.') ? ' ' : '. '}
    </>
  )
}
