import { type ReactNode, useId } from 'react'
import styles from './progress.module.css'

export interface ProgressProps {
  label: ReactNode
  /** Left out while the end is not known. */
  value?: number | undefined
  max?: number | undefined
  /** Says the same in words, such as "2 of 3 files". */
  text?: ReactNode
}

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const id = useId()
  return (
    <div>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <span>{text ?? (value === undefined ? null : `${Math.round((100 * value) / max)}%`)}</span>
      </div>
      <progress id={id} value={value} max={max} className={styles.bar} />
    </div>
  )
}

/** Only the bar, where the words stand beside it already. */
export function ProgressBar({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return <progress aria-label={label} value={value} max={max} className={styles.bar} />
}
