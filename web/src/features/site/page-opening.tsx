import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './page-opening.module.css'

export interface PageOpeningProps {
  title: string
  lede: ReactNode
  /** A drawing at the right on wide screens, under the words on narrow ones. */
  picture?: ReactNode
  /** Buttons, or a line below the words. */
  children?: ReactNode
}

/** The first band of a public page: one loud headline. */
export function PageOpening({ title, lede, picture, children }: PageOpeningProps) {
  return (
    <div className={classes(styles.opening, Boolean(picture) && styles.withPicture)}>
      <div className={styles.words}>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        <p>{lede}</p>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}
