import { getProfile } from '@recourse/contract/account'
import type { ClaimAnswers } from '@recourse/contract/claim-form'
import { submitClaim } from '@recourse/contract/claims'
import {
  type Draft,
  type DraftKind,
  deleteIntakeDraft,
  deleteWizardDraft,
  getIntakeDraft,
  getWizardDraft,
  saveIntakeDraft,
  saveWizardDraft,
} from '@recourse/contract/drafts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import type { DraftContent } from './draft-saver.ts'

/** The same key as on the profile page, so that what was read there need not be read again. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, { signal }),
})

export function draftQuery(kind: DraftKind) {
  return queryOptions({
    queryKey: ['claim_drafts', kind],
    queryFn: ({ signal }) => call(kind === 'wizard' ? getWizardDraft : getIntakeDraft, { signal }),
  })
}

export async function saveDraft(
  kind: DraftKind,
  content: DraftContent,
  { uid, keepalive }: { uid: string | undefined; keepalive: boolean },
): Promise<Draft | null> {
  const body = { ...content, uid }
  const found = await call(kind === 'wizard' ? saveWizardDraft : saveIntakeDraft, { body, keepalive })
  queryClient.setQueryData(draftQuery(kind).queryKey, found)
  return found.draft
}

export async function deleteDraft(kind: DraftKind): Promise<void> {
  await call(kind === 'wizard' ? deleteWizardDraft : deleteIntakeDraft)
  noteDraftGone(kind)
}

/** `draftUid` makes a repeat of the same draft answer with the same claim. */
export async function sendClaim(kind: DraftKind, body: ClaimAnswers, draftUid: string): Promise<void> {
  await call(submitClaim, { body, headers: { 'Idempotency-Key': draftUid } })
  noteDraftGone(kind)
  void queryClient.invalidateQueries({ queryKey: ['claims'] })
}

function noteDraftGone(kind: DraftKind): void {
  queryClient.setQueryData(draftQuery(kind).queryKey, { draft: null })
}
