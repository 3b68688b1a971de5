import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classes } from './classes.ts'
import type { Colour } from './colours.ts'

export interface BadgeProps {
  colour: Colour | 'neutral'
  /** Never colour alone: every badge has a shape and a word too. */
  icon: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function Badge({ colour, icon, children, className }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[colour], className)}>
      {icon}
      {children}
    </span>
  )
}
