import { IconExternalLink } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './action-list.module.css'

/** What can be done with one thing, one under the other. */
export function ActionList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}

export interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon: ReactNode
}

export function ActionButton({ icon, children, ...rest }: ActionButtonProps) {
  return (
    <button type="button" {...rest} className={styles.action}>
      {icon}
      {children}
    </button>
  )
}

export interface ActionLinkProps {
  href: string
  icon: ReactNode
  children: ReactNode
}

/** A file of ours, shown in a window of its own. */
export function ActionLink({ href, icon, children }: ActionLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.action}>
      {icon}
      {children}
      <span className="visually-hidden"> (opens in a new window)</span>
      <IconExternalLink aria-hidden="true" className={styles.leaves} />
    </a>
  )
}
