import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './sheet.module.css'

export interface SheetProps extends ComponentProps<'div'> {
  as?: 'div' | 'aside' | 'section' | 'article' | undefined
  /** A folded corner marks a paper: an account slip, an upload. */
  fold?: boolean | undefined
}

export function Sheet({ as: Element = 'div', fold = false, className, ...rest }: SheetProps) {
  return <Element {...rest} className={classes(styles.sheet, fold && styles.fold, className)} />
}
