import { sentences } from '@recourse/contract/errors'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'

// The first sentence is the headline, the rest says what to do.
const [expiredTitle, expiredAdvice] = splitAfterFirstSentence(sentences.linkExpired)

interface DeadLinkProps {
  /** Old or used up; otherwise the link came without its token. */
  isExpired: boolean
  /** The way to a new link. */
  children: ReactNode
}

export function DeadLink({ isExpired, children }: DeadLinkProps) {
  return (
    <>
      <Alert
        key={String(isExpired)}
        kind="error"
        title={isExpired ? expiredTitle : 'This link is not complete.'}
        live
        focusOnMount
      >
        <p>{isExpired ? expiredAdvice : 'Please open it from the email again, or ask for a new one.'}</p>
      </Alert>
      {children}
    </>
  )
}

function splitAfterFirstSentence(text: string): [string, string] {
  const end = text.indexOf('. ') + 1
  return [text.slice(0, end), text.slice(end + 1)]
}
