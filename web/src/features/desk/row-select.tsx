import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { SelectOption } from '../../ui/select.tsx'
import styles from './row-select.module.css'

interface RowSelectProps {
  label: string
  value: string
  options: readonly SelectOption[]
  /** Decoration before the words. */
  picture: ReactNode
  isBusy: boolean
  /** Why the last choice was not taken. */
  problem: string | undefined
  onChoose: (value: string) => void
  className?: string | undefined
}

/** A native select inside a row; its name is told to screen readers only, since the column's head shows it. */
export function RowSelect(props: RowSelectProps) {
  const { label, value, options, picture, isBusy, problem, onChoose, className } = props
  const problemId = useId()
  return (
    <div className={className}>
      <div className={styles.frame}>
        {picture}
        <select
          aria-label={label}
          aria-busy={isBusy || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          value={value}
          onChange={({ target }) => !isBusy && onChoose(target.value)}
          className={styles.select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden="true" className={styles.chevron} />
      </div>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          <IconAlertCircle aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  )
}
