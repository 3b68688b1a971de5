import { getProfile } from '@recourse/contract/account'
import type { ClaimAnswers } from '@recourse/contract/claim-form'
import { submitClaim } from '@recourse/contract/claims'
import { listCoverages } from '@recourse/contract/coverage'
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
import type { BodyInputOf, ReplyOf } from '@recourse/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import type { AgreedDraft, DraftChanges, DraftContent } from './draft-content.ts'
import { noteParting, readPastParting } from './parting-save.ts'

/** The same key as on the profile page, so that what was read there need not be read again. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, { signal }),
})

/** The coverages and the member numbers on file; the same key as on the coverage page. */
export const coveragesQuery = queryOptions({
  queryKey: ['coverages'],
  queryFn: ({ signal }) => call(listCoverages, { signal }),
})

export function draftQuery(kind: DraftKind) {
  return queryOptions({
    queryKey: ['claim_drafts', kind],
    queryFn: ({ signal }) => readDraft(kind, signal),
  })
}

async function readDraft(kind: DraftKind, signal: AbortSignal): Promise<ReplyOf<typeof getWizardDraft>> {
  const found = await readPastParting(kind, () =>
    call(kind === 'wizard' ? getWizardDraft : getIntakeDraft, { signal }),
  )
  // A save that was answered while this was under way knows better.
  const known = queryClient.getQueryData(draftQuery(kind).queryKey)
  return known !== undefined && isNewerOf(known.draft, found.draft) ? known : found
}

function isNewerOf(one: Draft | null, other: Draft | null): boolean {
  return one !== null && other !== null && one.uid === other.uid && one.version > other.version
}

type DraftOrigin = Pick<AgreedDraft, 'uid' | 'version'>

export function saveDraft(kind: DraftKind, content: DraftContent, { uid, version }: DraftOrigin) {
  return put(kind, { ...content, file_names: [...content.file_names], uid, version }, false)
}

/** The browser finishes it when the page is gone already. It will make the version `expected`. */
export async function savePartingChanges(
  kind: DraftKind,
  { file_names, ...changes }: DraftChanges,
  { uid, version }: DraftOrigin,
  expected: number,
): Promise<void> {
  noteParting(kind, expected)
  const files = file_names && { file_names: [...file_names] }
  await put(kind, { ...changes, ...files, uid, version, parting: true }, true)
}

async function put(kind: DraftKind, body: BodyInputOf<typeof saveWizardDraft>, keepalive: boolean) {
  const saved = await call(kind === 'wizard' ? saveWizardDraft : saveIntakeDraft, { body, keepalive })
  queryClient.setQueryData(draftQuery(kind).queryKey, { draft: saved.draft })
  return saved
}

export async function deleteDraft(kind: DraftKind): Promise<void> {
  await call(kind === 'wizard' ? deleteWizardDraft : deleteIntakeDraft)
  noteDraftGone(kind)
}

/** Answers with the claim's uid. `draftUid` makes a repeat of the same draft answer with the same claim. */
export async function sendClaim(kind: DraftKind, body: ClaimAnswers, draftUid: string): Promise<string> {
  const { uid } = await call(submitClaim, { body, headers: { 'Idempotency-Key': draftUid } })
  noteDraftGone(kind)
  void queryClient.invalidateQueries({ queryKey: ['claims'] })
  return uid
}

function noteDraftGone(kind: DraftKind): void {
  queryClient.setQueryData(draftQuery(kind).queryKey, { draft: null })
}
