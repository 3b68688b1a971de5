import { pickerAccept } from '@recourse/contract/file-rules'
import { IconFileUpload, IconPaperclip } from '@tabler/icons-react'
import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './drop-zone.module.css'

interface DropZoneProps {
  inputRef: RefObject<HTMLInputElement | null>
  onChoose: (files: readonly File[]) => void
}

/** The device's own way to choose files, and a place to drop them where there is a mouse. */
export function DropZone({ inputRef, onChoose }: DropZoneProps) {
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  useEffect(guardAgainstDropsBeside, [])

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])]
    // So that a file which was removed can be chosen again.
    event.currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onChoose(files)
  }
  return (
    <fieldset
      className={classes(styles.zone, isOver && styles.over)}
      onDragEnter={() => setIsOver(true)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className="visually-hidden">Files to add</legend>
      <IconFileUpload aria-hidden="true" className={styles.icon} />
      <p className={styles.mouse}>Drop files here, or choose them from your device.</p>
      <p className={styles.touch}>Choose files from your device, or take a photo.</p>
      <label className={styles.choose}>
        <IconPaperclip aria-hidden="true" />
        Choose files
        <input
          ref={inputRef}
          type="file"
          multiple
          accept={pickerAccept}
          aria-describedby={hintId}
          className="visually-hidden"
          onChange={choose}
        />
      </label>
      <p id={hintId} className={styles.hint}>
        PDF, text, PNG or JPEG. A clear phone photo is fine.
      </p>
    </fieldset>
  )
}

/** A file dropped beside the zone would otherwise open in place of the page, and all that was typed would be gone. */
function guardAgainstDropsBeside(): () => void {
  const ignore = (event: Event) => event.preventDefault()
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
  return () => {
    window.removeEventListener('dragover', ignore)
    window.removeEventListener('drop', ignore)
  }
}
