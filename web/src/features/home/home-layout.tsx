import type { ReactNode } from 'react'
import styles from './home-layout.module.css'

interface HomeLayoutProps {
  /** What waits for the person. */
  alert: ReactNode
  /** What they left unfinished. */
  resume?: ReactNode
  start: ReactNode
  account: ReactNode
  claims: ReactNode
}

export function HomeLayout({ alert, resume, start, account, claims }: HomeLayoutProps) {
  return (
    <>
      {alert}
      {resume}
      <div className={styles.top}>
        {start}
        {account}
      </div>
      {claims}
    </>
  )
}
