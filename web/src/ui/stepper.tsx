import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './stepper.module.css'

export interface StepperProps {
  titles: readonly string[]
  /** Counted from 0. */
  current: number
  /** Of the current step; stands beside its number on narrow screens. */
  heading: ReactNode
  /** Beside the step on wide screens, under it on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

/** The current step holds the form. From 720 px on the steps stand in a row above it, below that in a list around it. */
export function Stepper({ titles, current, heading, aside, children }: StepperProps) {
  return (
    <ol className={styles.stepper} data-count={titles.length} aria-label="Progress">
      {titles.map((title, index) => (
        <li
          key={title}
          className={classes(styles.step, styles[stateOf(index, current)])}
          aria-current={index === current ? 'step' : undefined}
        >
          {index === current + 1 && <p className={styles.upcoming}>Still to come</p>}
          <div className={styles.head}>
            <span className={styles.number}>
              {index < current ? <IconCheck aria-hidden="true" /> : index + 1}
            </span>
            <span className={styles.title}>
              {title}
              {index < current && <span className="visually-hidden">, done</span>}
            </span>
          </div>
          {index === current && (
            <div className={styles.panel}>
              <div className={styles.heading}>{heading}</div>
              <div className={styles.body}>{children}</div>
              {aside && <div className={styles.aside}>{aside}</div>}
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, current: number): 'done' | 'current' | 'todo' {
  if (index === current) return 'current'
  return index < current ? 'done' : 'todo'
}
