import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './header-bar.module.css'
import { HeaderLogo } from './header-logo.tsx'
import { PageColumn } from './page-column.tsx'

export interface HeaderBarProps {
  /** Lets the page shine through once it is scrolled; ui/enhance.ts says when. */
  turnsTranslucent?: boolean | undefined
  children?: ReactNode
}

export function HeaderBar({ turnsTranslucent = false, children }: HeaderBarProps) {
  return (
    <header
      className={classes(styles.header, turnsTranslucent && styles.translucent)}
      suppressHydrationWarning
    >
      <PageColumn>
        <div className={styles.row}>
          <HeaderLogo />
          {children}
        </div>
      </PageColumn>
    </header>
  )
}
