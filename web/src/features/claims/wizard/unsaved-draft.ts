import type { DraftKind } from '@recourse/contract/drafts'
import type { DraftChanges } from './draft-content.ts'

interface UnsavedDraft {
  readonly subject: string
  readonly kind: DraftKind
  /** The draft they were typed into, unless it was not saved once. */
  readonly uid: string | undefined
  readonly changes: DraftChanges
}

/**
 * In memory only. When a session ends in mid-sentence the last words cannot reach the server;
 * they wait here until the same person has signed in again.
 */
let waiting: UnsavedDraft | undefined

export function keepUnsaved(draft: UnsavedDraft): void {
  waiting = draft
}

/** Another person's words are forgotten at once, and so are those of a draft that was sent or deleted meanwhile. */
export function findUnsaved(
  subject: string,
  kind: DraftKind,
  draftUid: string | undefined,
): DraftChanges | undefined {
  if (waiting?.subject !== subject) waiting = undefined
  if (waiting?.kind !== kind) return undefined
  if (waiting.uid !== undefined && waiting.uid !== draftUid) waiting = undefined
  return waiting?.changes
}

export function forgetUnsaved(kind: DraftKind): void {
  if (waiting?.kind === kind) waiting = undefined
}
