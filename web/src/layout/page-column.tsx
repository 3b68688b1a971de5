import type { ReactNode } from 'react'
import styles from './page-column.module.css'

/** The column that headers, footers and pages share. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
