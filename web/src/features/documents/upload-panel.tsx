import type { BodyInputOf } from '@recourse/contract/endpoint'
import { limits } from '@recourse/contract/limits'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type UploadEndpoint, upload } from '../../platform/upload.ts'
import { useHoldSession } from '../../platform/use-hold-session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FilePicker } from './file-picker.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { nothingStaged, problemOfPending, stagingReducer } from './staging.ts'
import { StopUploads } from './stop-uploads.tsx'
import { UploadReport } from './upload-report.tsx'
import { tallyUploads } from './uploads.ts'
import { useUploads } from './use-uploads.ts'

interface UploadPanelProps<E extends UploadEndpoint> {
  title: string
  /** What is asked for, in one sentence. */
  lead: string
  endpoint: E
  /** What goes along with each file. */
  fields: BodyInputOf<E>
  /** Said of a file that is too large. */
  tooLarge: string
  /** How many files there is room for. */
  room: number
  onUploaded: () => void
  onClose: () => void
}

/** Adds files to something that is there already. Mounted while it is open. */
export function UploadPanel<const E extends UploadEndpoint>(props: UploadPanelProps<E>) {
  const { title, lead, endpoint, fields, tooLarge, room, onUploaded, onClose } = props
  const [staging, dispatch] = useReducer(stagingReducer, nothingStaged)
  const { items, start, retry, dismiss } = useUploads({ tooLarge, onUploaded })
  const [isAsking, setIsAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { isRunning, isComplete } = tallyUploads(items)
  const { pending } = staging
  useHoldSession(pending.length > 0 || (items.length > 0 && !isComplete))

  const closeByItself = useEffectEvent(onClose)
  const isOver = isComplete && pending.length === 0
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(closeByItself, limits.uploadPanelCloseMs)
    return () => clearTimeout(timer)
  }, [isOver])

  function startUploads() {
    if (problemOfPending(pending) !== undefined) return dispatch({ type: 'add' })
    dispatch({ type: 'take' })
    setIsAsking(false)
    start(pending, ({ key, file }, how) => upload(endpoint, { file, fields, key, ...how }))
  }
  function dismissAndGoOn(key: string) {
    dismiss(key)
    input.current?.focus()
  }
  return (
    <Dialog open title={title} onClose={isRunning ? () => setIsAsking(true) : onClose}>
      <LeaveGuard isNeeded={isRunning} />
      <p>{lead}</p>
      {isRunning && isAsking && <StopUploads onGoOn={() => setIsAsking(false)} onStop={onClose} />}
      {items.length > 0 && (
        <UploadReport
          items={items}
          level={3}
          heading="Uploading"
          onRetry={retry}
          onDismiss={isRunning ? undefined : dismissAndGoOn}
        />
      )}
      {!isRunning && !isOver && (
        <FilePicker
          staging={staging}
          inputRef={input}
          level={3}
          onChoose={(files) => dispatch({ type: 'choose', files, room: room - items.length })}
          onRemove={(key) => dispatch({ type: 'remove', key })}
          action={{
            icon: <IconUpload aria-hidden="true" />,
            words: 'Upload',
            onClick: startUploads,
            isMain: true,
          }}
        />
      )}
    </Dialog>
  )
}
