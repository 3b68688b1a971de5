import { findCurrent } from '@recourse/contract/coverage'
import type { Draft, DraftKind } from '@recourse/contract/drafts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../platform/call-error.ts'
import { currentSession } from '../../../platform/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { ClaimForm } from './claim-form.tsx'
import { withChanges } from './draft-content.ts'
import { FormHead } from './form-head.tsx'
import { coveragesQuery, draftQuery, profileQuery } from './queries.ts'
import { draftReader, localDate, missingInProfile, type OnFile } from './start-values.ts'
import { findUnsaved } from './unsaved-draft.ts'
import type { WizardStart } from './use-wizard.ts'
import type { WizardFiles } from './wizard-files.ts'

/** The six-step request, or the short form over the same questions. Opens where the draft was left. */
export function Wizard({ kind, files }: { kind: DraftKind; files?: WizardFiles }) {
  const profile = useQuery(profileQuery)
  // Another device may have gone on with the draft, so what was read earlier does not count.
  const draft = useQuery({ ...draftQuery(kind), refetchOnMount: 'always' })
  // Only saves typing: without it the form opens all the same.
  const coverages = useQuery({ ...coveragesQuery, retry: false })
  const failed = [profile, draft].filter((query) => query.isError && !query.isFetching)
  const [failure] = failed

  const isRead = draft.isFetchedAfterMount && !coverages.isPending
  if (profile.data !== undefined && draft.data !== undefined && isRead) {
    const onFile = { profile: profile.data, coverage: findCurrent(coverages.data ?? []) }
    return <OpenForm key={kind} kind={kind} onFile={onFile} draft={draft.data.draft} files={files} />
  }
  function tryAgain() {
    for (const query of failed) void query.refetch()
  }
  return (
    <>
      <FormHead kind={kind} />
      {failure === undefined ? (
        <Loading label="Loading your request…" />
      ) : (
        <>
          <Alert kind="error" live>
            <p>{messageOf(failure.error)}</p>
          </Alert>
          <Button onClick={tryAgain}>Try again</Button>
        </>
      )}
    </>
  )
}

interface OpenFormProps {
  kind: DraftKind
  onFile: OnFile
  draft: Draft | null
  files: WizardFiles | undefined
}

/** What the form starts with is settled once; what is saved later must not change what is being typed. */
function OpenForm({ kind, onFile, draft, files }: OpenFormProps) {
  const [opened] = useState(() => ({
    start: startOf(kind, onFile, draft),
    aboutYou: missingInProfile(onFile.profile),
  }))
  return <ClaimForm kind={kind} files={files} {...opened} />
}

function startOf(kind: DraftKind, onFile: OnFile, draft: Draft | null): WizardStart {
  const read = draftReader(kind, onFile, localDate(new Date()))
  const agreed = read(draft)
  const unsaved = findUnsaved(currentSession().subject, kind, draft?.uid)
  const content = unsaved ? withChanges(agreed.content, unsaved) : agreed.content
  return { content, agreed, read }
}
