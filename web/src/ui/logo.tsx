import { classes } from './classes.ts'
import styles from './logo.module.css'
import { leg, sweep, word } from './logo-paths.ts'

export interface LogoProps {
  /** Sets the height; the width follows. */
  className?: string | undefined
}

/** Above 768 px. The tagline beside it is live text, so that it grows with the reader's font. */
export function LogoFull({ className }: LogoProps) {
  return (
    <svg viewBox="0 -54 316 72" role="img" aria-label="Recourse" className={classes(styles.logo, className)}>
      <path className={styles.pencil} d={sweep} />
      <path className={styles.ink} d={word} />
    </svg>
  )
}

/** At 768 px and below. */
export function LogoShort({ className }: LogoProps) {
  return (
    <svg viewBox="0 -52 316 60" role="img" aria-label="Recourse" className={classes(styles.logo, className)}>
      <path className={styles.pencil} d={leg} />
      <path className={styles.ink} d={word} />
    </svg>
  )
}

/** On ink. */
export function LogoFullReversed({ className }: LogoProps) {
  return (
    <svg viewBox="0 -54 316 72" role="img" aria-label="Recourse" className={classes(styles.logo, className)}>
      <path className={styles.pencilLight} d={sweep} />
      <path className={styles.white} d={word} />
    </svg>
  )
}
