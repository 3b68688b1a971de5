import type { ReactNode } from 'react'
import styles from './closing.module.css'

/** The last words of a page, with the way on. Stands in a dark band. */
export function Closing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="closing" className={styles.closing}>
      <h2 id="closing">{title}</h2>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}
