import type { ReactNode } from 'react'
import styles from './indexed-page.module.css'
import { PageIndex, type PageIndexProps } from './page-index.tsx'

/** A long text with its index beside it. */
export function IndexedPage({ children, ...index }: PageIndexProps & { children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <PageIndex {...index} />
      <div>{children}</div>
    </div>
  )
}
