import { IconAlertTriangle, IconBell, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './alert.module.css'
import { classes } from './classes.ts'

export type AlertKind = 'error' | 'success' | 'info' | 'action'

export interface AlertProps {
  kind: AlertKind
  title?: ReactNode
  children?: ReactNode
  /** For a message that answers what the person just did. */
  focusOnMount?: boolean | undefined
  /** Announced when it appears: errors at once, the rest politely. */
  live?: boolean | undefined
  className?: string | undefined
}

export const alertIcons = {
  error: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
  action: IconBell,
} as const

export function Alert({ kind, title, children, focusOnMount = false, live = false, className }: AlertProps) {
  const frame = useRef<HTMLDivElement>(null)
  const Icon = alertIcons[kind]
  const liveRole = kind === 'error' ? 'alert' : 'status'
  useEffect(() => {
    if (focusOnMount) frame.current?.focus()
  }, [focusOnMount])
  return (
    <div
      ref={frame}
      role={live ? liveRole : undefined}
      tabIndex={focusOnMount ? -1 : undefined}
      className={classes(styles.alert, styles[kind], className)}
    >
      <Icon aria-hidden="true" />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
