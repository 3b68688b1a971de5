import type { ReactNode } from 'react'
import styles from './deadline-form.module.css'

/** One question of the form. The number is for the eye; each field says itself what it asks. */
export function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className={styles.question} data-question={number}>
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      <div>{children}</div>
    </div>
  )
}

/** What an answer brings up besides. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className={styles.reveal}>{children}</div>
}

/** A second, smaller question under the same number. */
export function Inner({ children }: { children: ReactNode }) {
  return <div className={styles.inner}>{children}</div>
}
