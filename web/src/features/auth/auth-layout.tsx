import type { ReactNode } from 'react'
import styles from './auth-layout.module.css'

interface AuthLayoutProps {
  title: string
  lede: ReactNode
  /** What stands beside the form on wide screens and under it on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

export function AuthLayout({ title, lede, aside, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div>
        <h1 id="page-title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lede}>{lede}</p>
        <noscript>
          <p className={styles.lede}>
            <b>This form needs JavaScript. Please switch it on in your browser.</b>
          </p>
        </noscript>
        {children}
      </div>
      {aside}
    </div>
  )
}
