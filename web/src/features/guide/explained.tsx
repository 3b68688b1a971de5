import { glossary } from '@recourse/guide/glossary'
import { WordTip } from '../../ui/word-tip.tsx'
import { findTerms } from './find-terms.ts'

/** A sentence whose terms of art explain themselves. */
export function Explained({ text }: { text: string }) {
  let at = 0
  return findTerms(text).map((part) => {
    const key = at
    at += part.text.length
    if (!part.term) return part.text
    return (
      <WordTip key={key} meaning={glossary[part.term].meaning}>
        {part.text}
      </WordTip>
    )
  })
}
