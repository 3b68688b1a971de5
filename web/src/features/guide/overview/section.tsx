import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

export interface SectionProps {
  title: string
  lede?: ReactNode
  children: ReactNode
}

export function Section({ title, lede, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lede && <p className={styles.lede}>{lede}</p>}
      {children}
    </section>
  )
}
