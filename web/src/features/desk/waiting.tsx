import { waitedWords } from './waited-words.ts'

/** How long a claim has waited for us. Nothing while it is not our turn. */
export function Waiting({ since, className }: { since: string | null; className?: string | undefined }) {
  if (since === null) return null
  return (
    <time dateTime={since} className={className}>
      Waiting {waitedWords(since, new Date())}
    </time>
  )
}
