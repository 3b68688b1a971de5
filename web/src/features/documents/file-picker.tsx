import type { ReactNode, RefObject } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DropZone } from './drop-zone.tsx'
import { RemovableFiles } from './file-list.tsx'
import styles from './file-picker.module.css'
import type { Staging } from './staging.ts'

interface FilePickerProps {
  staging: Staging
  inputRef: RefObject<HTMLInputElement | null>
  /** Of 'Pending files'. */
  level: 3 | 4
  onChoose: (files: readonly File[]) => void
  onRemove: (key: string) => void
  /** What is done with the pending files. */
  action: {
    readonly icon: ReactNode
    readonly words: string
    readonly onClick: () => void
    /** Whether it is what the screen is there for. */
    readonly isMain?: boolean
  }
}

/** Files are chosen, listed as pending, and then taken further by one button. */
export function FilePicker({ staging, inputRef, level, onChoose, onRemove, action }: FilePickerProps) {
  const { pending, said, turn } = staging
  const Heading = `h${level}` as const
  return (
    <>
      <DropZone inputRef={inputRef} onChoose={onChoose} />
      <div role="status">
        {pending.length > 0 && (
          <Alert kind="info" className={styles.notice}>
            <p>{`${pending.length} file(s) selected`}</p>
          </Alert>
        )}
        {said?.kind === 'info' && <p className={styles.aside}>{said.text}</p>}
      </div>
      {said?.kind === 'error' && (
        <Alert key={turn} kind="error" live className={styles.notice}>
          <p>{said.text}</p>
        </Alert>
      )}
      {pending.length > 0 && (
        <>
          <Heading className={styles.heading}>Pending files</Heading>
          <RemovableFiles
            label="Pending files"
            files={pending}
            onRemove={onRemove}
            focusAfterLast={() => inputRef.current?.focus()}
          />
        </>
      )}
      <Button
        size={action.isMain ? 'm' : 's'}
        variant={action.isMain ? 'primary' : 'secondary'}
        icon={action.icon}
        onClick={action.onClick}
      >
        {action.words}
      </Button>
    </>
  )
}
