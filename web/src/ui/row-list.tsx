import type { ReactNode } from 'react'
import styles from './row-list.module.css'

/** Things of one kind, each with what can be done with it. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

export interface RowProps {
  icon: ReactNode
  title: ReactNode
  note?: ReactNode
  /** Buttons or a badge: beside the words where there is room. */
  children?: ReactNode
}

export function Row({ icon, title, note, children }: RowProps) {
  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.words}>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  )
}
