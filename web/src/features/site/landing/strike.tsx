import type { ReactNode } from 'react'
import styles from './strike.module.css'
import { strikePath } from './strike-path.ts'

/** Words that a person crossed out: the one pencil mark of the page. */
export function Strike({ children }: { children: ReactNode }) {
  return (
    <span className={styles.words}>
      {children}
      <svg className={styles.stroke} viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
        <path fill="currentColor" d={strikePath} />
      </svg>
    </span>
  )
}
