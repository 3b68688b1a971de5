import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './band.module.css'

export interface BandProps {
  tone?: 'paper' | 'newsprint' | 'ink' | undefined
  /** Room above and below; a band with `none` brings its own. */
  space?: 'wide' | 'below' | 'none' | undefined
  children: ReactNode
}

/** A stripe across the whole window. The page puts its column inside. */
export function Band({ tone = 'paper', space = 'wide', children }: BandProps) {
  return <div className={classes(styles[tone], styles[space], tone === 'ink' && 'on-dark')}>{children}</div>
}
