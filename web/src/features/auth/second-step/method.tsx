import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './second-step.module.css'

interface MethodProps {
  icon: ReactNode
  title: string
  isFirst: boolean
  children: ReactNode
}

/** One way to take the second step. Opening one closes the others. */
export function Method({ icon, title, isFirst, children }: MethodProps) {
  return (
    <details name="second-step" open={isFirst} className={styles.method}>
      <summary>
        {icon}
        <span>{title}</span>
        <IconChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
