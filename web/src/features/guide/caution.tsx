import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './caution.module.css'

/** Something to check before relying on it; not an error. */
export function Caution({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.caution}>
      <IconAlertTriangle aria-hidden="true" />
      <div>
        {title && <strong>{title} </strong>}
        {children}
      </div>
    </div>
  )
}
