import { fileSize } from '@recourse/contract/file-rules'
import { IconTrash } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { FileIcon } from './file-icon.tsx'
import styles from './file-list.module.css'
import { isPickable, type StagedFile } from './staged-file.ts'

export function FileList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  )
}

interface FileRowProps {
  file: File
  /** At the right: how far it is, or what can be done. */
  aside?: ReactNode
  /** Under the name. */
  children?: ReactNode
}

export function FileRow({ file, aside, children }: FileRowProps) {
  return (
    <li className={styles.row}>
      <FileIcon name={file.name} type={file.type} />
      <div className={styles.words}>
        <FileName name={file.name} />
        <span className={styles.size}>{fileSize(file.size)}</span>
      </div>
      {aside}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}

/** Kept apart from the words around it, whichever way its letters run. */
export function FileName({ name }: { name: string }) {
  return <bdi className={styles.name}>{name}</bdi>
}

interface RemovableFilesProps {
  label: string
  files: readonly StagedFile[]
  onRemove: (key: string) => void
  /** Where the focus goes when the last one is removed. */
  focusAfterLast: () => void
}

export function RemovableFiles({ label, files, onRemove, focusAfterLast }: RemovableFilesProps) {
  return (
    <FileList label={label}>
      {files.map(({ key, file }) => (
        <FileRow
          key={key}
          file={file}
          aside={
            <RemoveButton
              name={file.name}
              onRemove={(event) => {
                focusNeighbour(event.currentTarget, focusAfterLast)
                onRemove(key)
              }}
            />
          }
        >
          {!isPickable(file) && <p className={styles.problem}>This type of file cannot be used.</p>}
        </FileRow>
      ))}
    </FileList>
  )
}

interface RemoveButtonProps {
  name: string
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void
}

export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      title="Remove"
      aria-label={`Remove ${name}`}
      onClick={onRemove}
    >
      <IconTrash aria-hidden="true" />
    </button>
  )
}

/** A button that vanishes with the focus on it would send the person back to the top of the page. */
function focusNeighbour(button: HTMLButtonElement, otherwise: () => void): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector('button')
  if (next) next.focus()
  else otherwise()
}
