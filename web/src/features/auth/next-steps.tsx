import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './next-steps.module.css'

interface Step {
  readonly id: string
  readonly text: ReactNode
}

interface NextStepsProps {
  title: string
  picture: ReactNode
  /** The picture only decorates: a phone may do without it. */
  hidePictureOnPhones?: boolean
  steps: readonly Step[]
}

export function NextSteps({ title, picture, hidePictureOnPhones = false, steps }: NextStepsProps) {
  return (
    <aside className={styles.next} aria-labelledby="next-steps-title">
      <div className={classes(styles.picture, hidePictureOnPhones && styles.wideOnly)}>{picture}</div>
      <h2 id="next-steps-title" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ id, text }) => (
          <li key={id}>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </aside>
  )
}
