import { uploadSupportingDocument } from '@recourse/contract/documents'
import { useReducer, useState } from 'react'
import { errorSentences } from '../../platform/error-sentences.ts'
import { upload } from '../../platform/upload.ts'
import { useHoldSession } from '../../platform/use-hold-session.ts'
import { ClaimFilePicker } from './claim-file-picker.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { keptName, type StagedFile } from './staged-file.ts'
import { nothingStaged, stagingReducer, stagingSentences } from './staging.ts'
import { UploadReport } from './upload-report.tsx'
import { tallyUploads } from './uploads.ts'
import { useUploads } from './use-uploads.ts'

/** The files that go with a new claim, from the first one chosen to the last one sent. */
export function useClaimFiles({ onUploaded }: { onUploaded: () => void }) {
  const [staging, dispatch] = useReducer(stagingReducer, nothingStaged)
  const [hasSkipped, setHasSkipped] = useState(false)
  const { items, start, retry } = useUploads({ onUploaded })
  const { isRunning, isFirstRun, isComplete } = tallyUploads(items)

  const staged = [...staging.pending, ...staging.added]
  useHoldSession(staged.length > 0 && !isComplete)

  function stillAsked(asked: readonly string[], chosen: readonly StagedFile[]): string[] {
    const names = new Set(chosen.map(({ file }) => keptName(file)))
    return hasSkipped ? [] : asked.filter((name) => !names.has(name))
  }

  const failures = items.flatMap(({ status }) => (status.name === 'failed' ? [status] : []))
  const failure = failures.some(({ isTooLarge }) => isTooLarge) ? (
    <p>{errorSentences.claimFileTooLarge}</p>
  ) : undefined

  return {
    namesToKeep: (asked: readonly string[]) => [
      ...staging.added.map(({ file }) => keptName(file)),
      ...stillAsked(asked, staging.added),
    ],
    problem: staging.pending.length > 0 ? stagingSentences.notAdded : undefined,
    picker: (asked: readonly string[]) => (
      <ClaimFilePicker
        staging={staging}
        dispatch={dispatch}
        asked={stillAsked(asked, staged)}
        onSkip={() => setHasSkipped(true)}
      />
    ),
    send(claim_uid: string): void {
      start(staging.added, ({ key, file }, how) =>
        upload(uploadSupportingDocument, { file, fields: { claim_uid }, key, ...how }),
      )
    },
    isSending: isFirstRun,
    outcome:
      items.length === 0 ? null : (
        <>
          <LeaveGuard isNeeded={isRunning} />
          <UploadReport
            items={items}
            level={3}
            heading={isFirstRun ? 'Sending your claim' : 'Sending your files'}
            failure={failure}
            onRetry={retry}
          />
        </>
      ),
  }
}
