import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './rules.module.css'

export interface RulesProps {
  title?: ReactNode
  level?: 2 | 3 | undefined
  children?: ReactNode
  className?: string | undefined
}

/** A section that opens with the thick-thin rule: our replacement for boxes. */
export function Rules({ title, level = 2, children, className }: RulesProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={title ? headingId : undefined} className={classes(styles.rules, className)}>
      {title && (
        <Heading id={headingId} className={styles.title}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  )
}
