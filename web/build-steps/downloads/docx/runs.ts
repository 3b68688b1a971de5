import { TextRun } from 'docx'

/** "[what is written here]" */
export const blankPattern = /\[[^\]]+\]/g

/** The words of a paragraph; blanks stand in a run of their own and are marked as with a highlighter. */
export function runsOf(words: string, onNewLine = false): TextRun[] {
  const parts = words.split(/(\[[^\]]+\])/).filter((part) => part !== '')
  return parts.map(
    (part, index) =>
      new TextRun({
        text: part,
        ...(part.startsWith('[') && { highlight: 'yellow' as const }),
        ...(onNewLine && index === 0 && { break: 1 }),
      }),
  )
}
