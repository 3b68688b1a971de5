import { fileSize } from '@recourse/contract/file-rules'
import { IconPaperclip } from '@tabler/icons-react'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { successSentences } from '../../platform/error-sentences.ts'
import { useHoldSession } from '../../platform/use-hold-session.ts'
import { Alert } from '../../ui/alert.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import styles from './sob-upload.module.css'
import { useSobUpload } from './use-sob-upload.ts'

/** Asks before a file that is on its way is lost. Handed in by the page. */
export type LeaveGuardSlot = (isNeeded: boolean) => ReactNode

export function SobUpload({ leaveGuard }: { leaveGuard: LeaveGuardSlot }) {
  const hintId = useId()
  const { state, send } = useSobUpload()
  const isSending = state.name === 'sending'
  useHoldSession(isSending)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // So that the same file can be chosen again.
    currentTarget.value = ''
    if (file) void send(file)
  }
  return (
    <div>
      {leaveGuard(isSending)}
      <p className={styles.title}>Upload your summary of benefits</p>
      <p id={hintId} className={styles.hint}>
        PDF only.
      </p>
      <label className={styles.choose}>
        <IconPaperclip aria-hidden="true" />
        Choose a PDF
        <input
          type="file"
          accept="application/pdf,.pdf"
          disabled={isSending}
          aria-describedby={hintId}
          className="visually-hidden"
          onChange={choose}
        />
      </label>
      {isSending && (
        <div className={styles.sending}>
          <p className={styles.name}>{state.file.name}</p>
          <p className={styles.hint}>{fileSize(state.file.size)}</p>
          <ProgressBar label={`Uploading ${state.file.name}`} value={state.percent} />
          <p>Uploading, {state.percent}%</p>
        </div>
      )}
      <div role="status">
        {state.name === 'done' && (
          <Alert kind="success">
            <p>{successSentences.sobUploaded}</p>
          </Alert>
        )}
      </div>
      {state.name === 'failed' && (
        <Alert kind="error" live>
          <p>{state.message}</p>
        </Alert>
      )}
    </div>
  )
}
