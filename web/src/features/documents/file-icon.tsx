import { IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import styles from './file-icon.module.css'

interface FileIconProps {
  name: string
  type: string
}

/** A sheet with a folded corner, and on it what kind of file it is. */
export function FileIcon({ name, type }: FileIconProps) {
  const Kind = kindOf(name, type)
  return (
    <span aria-hidden="true" className={styles.icon}>
      <svg viewBox="0 0 44 54" aria-hidden="true">
        <path className={styles.sheet} d="M1 1h29l13 13v39H1z" />
        <path className={styles.fold} d="M30 1v13h13z" />
      </svg>
      <Kind aria-hidden="true" />
    </span>
  )
}

function kindOf(name: string, type: string) {
  if (type.startsWith('image/') || /\.(heic|heif)$/i.test(name)) return IconPhoto
  return type === 'application/pdf' || /\.pdf$/i.test(name) ? IconFileTypePdf : IconFileText
}
