import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { successSentences } from '../../platform/error-sentences.ts'
import { Alert } from '../../ui/alert.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { FileList } from './file-list.tsx'
import type { StagedFile } from './staged-file.ts'
import styles from './upload-report.module.css'
import { UploadRow } from './upload-row.tsx'
import { tallyUploads, tallyWords, type UploadItem } from './uploads.ts'

interface UploadReportProps {
  items: readonly UploadItem[]
  level: 2 | 3
  /** What is going on, such as 'Sending your claim'. */
  heading: string
  /** Instead of how many were not uploaded. */
  failure?: ReactNode
  onRetry: (staged: StagedFile) => void
  onDismiss?: ((key: string) => void) | undefined
}

/** How far the files are, and what became of each. */
export function UploadReport({ items, level, heading, failure, onRetry, onDismiss }: UploadReportProps) {
  const tally = tallyUploads(items)
  const runningHeading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      {tally.isRunning && (
        <Sheet className={styles.overall}>
          <RunningHeading ref={runningHeading} level={level} words={heading} />
          <ProgressBar label="All files" value={tally.percent} />
        </Sheet>
      )}
      <p role="status" className={tally.isRunning ? styles.running : 'visually-hidden'}>
        {tally.isRunning && tallyWords(tally)}
      </p>
      {!tally.isRunning && tally.failed > 0 && (
        <Alert kind="error" live>
          {failure ?? <p>{tallyWords(tally)}</p>}
        </Alert>
      )}
      {tally.isComplete && (
        <Alert kind="success" live>
          <p>{successSentences.filesUploaded}</p>
        </Alert>
      )}
      <FileList label="Your files">
        {items.map((item) => (
          <UploadRow
            key={item.key}
            item={item}
            onRetry={() => {
              runningHeading.current?.focus()
              onRetry(item)
            }}
            onDismiss={onDismiss && (() => onDismiss(item.key))}
          />
        ))}
      </FileList>
    </>
  )
}

interface RunningHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>
  level: 2 | 3
  words: string
}

/** Takes the focus: the button that started it all is gone. */
function RunningHeading({ ref, level, words }: RunningHeadingProps) {
  const Heading = `h${level}` as const
  useEffect(() => ref.current?.focus(), [ref])
  return (
    <Heading ref={ref} tabIndex={-1} className={styles.heading}>
      {words}
    </Heading>
  )
}
