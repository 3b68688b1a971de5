import { IconAlertTriangle, IconCircleCheck, IconClock, IconRefresh } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ProgressBar } from '../../ui/progress.tsx'
import styles from './file-list.module.css'
import { FileRow, RemoveButton } from './file-list.tsx'
import type { UploadItem, UploadStatus } from './uploads.ts'

interface UploadRowProps {
  item: UploadItem
  onRetry: () => void
  /** Takes a file that failed from the list. */
  onDismiss?: (() => void) | undefined
}

export function UploadRow({ item, onRetry, onDismiss }: UploadRowProps) {
  const { file, status } = item
  return (
    <FileRow file={file} aside={<State status={status} />}>
      {status.name === 'sending' && <ProgressBar label={`Uploading ${file.name}`} value={status.percent} />}
      {status.name === 'failed' && (
        <>
          <p className={styles.problem}>{status.message}</p>
          <div className={styles.ways}>
            {status.canRetry && (
              <Button
                size="s"
                icon={<IconRefresh aria-hidden="true" />}
                aria-label={`Try again with ${file.name}`}
                onClick={onRetry}
              >
                Try again
              </Button>
            )}
            {onDismiss && <RemoveButton name={file.name} onRemove={onDismiss} />}
          </div>
        </>
      )}
    </FileRow>
  )
}

function State({ status }: { status: UploadStatus }) {
  switch (status.name) {
    case 'waiting':
      return (
        <span className={classes(styles.state, styles.waiting)}>
          <IconClock aria-hidden="true" />
          Waiting
        </span>
      )
    case 'sending':
      return <span className={styles.state}>{`${status.percent}%`}</span>
    case 'done':
      return (
        <span className={classes(styles.state, styles.done)}>
          <IconCircleCheck aria-hidden="true" />
          Done
        </span>
      )
    case 'failed':
      return (
        <span className={classes(styles.state, styles.failed)}>
          <IconAlertTriangle aria-hidden="true" />
          Not uploaded
        </span>
      )
  }
}
