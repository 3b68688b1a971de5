import type { Profile } from '@recourse/contract/account'
import type { Draft, DraftKind } from '@recourse/contract/drafts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../platform/call-error.ts'
import { currentSession } from '../../../platform/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { ClaimForm } from './claim-form.tsx'
import { FormHead } from './form-head.tsx'
import { draftQuery, profileQuery } from './queries.ts'
import { localDate, missingInProfile, startValues } from './start-values.ts'
import { clampStep, stepsOf } from './steps.ts'
import { findUnsaved } from './unsaved-draft.ts'
import type { WizardStart } from './use-wizard.ts'

/** The six-step request, or the short form over the same questions. Opens where the draft was left. */
export function Wizard({ kind }: { kind: DraftKind }) {
  const profile = useQuery(profileQuery)
  // Another device may have gone on with the draft, so what was read earlier does not count.
  const draft = useQuery({ ...draftQuery(kind), refetchOnMount: 'always' })
  const failed = [profile, draft].filter((query) => query.isError && !query.isFetching)
  const [failure] = failed

  if (profile.data !== undefined && draft.data !== undefined && draft.isFetchedAfterMount) {
    return <OpenForm key={kind} kind={kind} profile={profile.data} draft={draft.data.draft} />
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
  profile: Profile
  draft: Draft | null
}

/** What the form starts with is settled once; what is saved later must not change what is being typed. */
function OpenForm({ kind, profile, draft }: OpenFormProps) {
  const [opened] = useState(() => ({
    start: startOf(kind, profile, draft),
    aboutYou: missingInProfile(profile),
  }))
  return <ClaimForm kind={kind} {...opened} />
}

function startOf(kind: DraftKind, profile: Profile, draft: Draft | null): WizardStart {
  const unsaved = findUnsaved(currentSession().subject, kind)
  const left = unsaved ?? draft ?? undefined
  return {
    step: clampStep(stepsOf[kind], left?.step ?? 0),
    typed: startValues(kind, profile, left?.answers, localDate(new Date())),
    draftUid: draft?.uid,
    isUnsaved: unsaved !== undefined,
  }
}
