import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

export interface PageHeadingProps {
  title: ReactNode
  lede?: ReactNode
  /** Beside the title on wide screens: the page's main action. */
  children?: ReactNode
}

/** A change of route moves the focus to this heading, hence its id and tabindex. */
export function PageHeading({ title, lede, children }: PageHeadingProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      {children}
    </div>
  )
}
