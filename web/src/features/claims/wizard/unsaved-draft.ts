import type { DraftKind } from '@recourse/contract/drafts'
import type { DraftContent } from './draft-saver.ts'

interface UnsavedDraft {
  readonly subject: string
  readonly kind: DraftKind
  readonly content: DraftContent
}

/**
 * In memory only. When a session ends in mid-sentence the last words cannot reach the server;
 * they wait here until the same person has signed in again.
 */
let waiting: UnsavedDraft | undefined

export function keepUnsaved(draft: UnsavedDraft): void {
  waiting = draft
}

/** Another person's words are forgotten at once. */
export function findUnsaved(subject: string, kind: DraftKind): DraftContent | undefined {
  if (waiting?.subject !== subject) waiting = undefined
  return waiting?.kind === kind ? waiting.content : undefined
}

export function forgetUnsaved(kind: DraftKind): void {
  if (waiting?.kind === kind) waiting = undefined
}
