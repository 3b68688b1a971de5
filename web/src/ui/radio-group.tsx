import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldNotes, type FieldProps, OptionalMark, useControl } from './field.tsx'
import styles from './radio-group.module.css'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
}

export type RadioGroupProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'checked'> & {
    name: string
    options: readonly RadioOption[]
    value?: string | undefined
    defaultValue?: string | undefined
    /** Two columns where there is room, one on phones. */
    columns?: 1 | 2 | undefined
  }

/** Boxed choices: the whole box is the target. */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  id,
  help,
  options,
  value,
  defaultValue,
  columns = 1,
  className,
  ...input
}: RadioGroupProps) {
  const control = useControl({ id, hint, error })
  const { id: groupId, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control
  return (
    <fieldset
      id={groupId}
      aria-describedby={describedBy}
      className={classes(styles.group, error && styles.failing, className)}
    >
      <legend className={styles.legend}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {help}
      <FieldNotes id={groupId} hint={hint} error={error} />
      <div className={classes(styles.choices, columns === 2 && styles.two)}>
        {options.map((option) => {
          const choiceId = `${groupId}-${option.value}`
          return (
            <label key={option.value} className={styles.choice} htmlFor={choiceId}>
              <input
                {...input}
                {...chosen(option.value, value, defaultValue)}
                id={choiceId}
                aria-invalid={invalid}
                type="radio"
                value={option.value}
                className={styles.radio}
              />
              <span>{option.label}</span>
              {option.hint && <span className={styles.choiceHint}>{option.hint}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Neither prop when the form library sets the choice by ref: React would fight over it. */
function chosen(own: string, value: string | undefined, defaultValue: string | undefined) {
  if (value !== undefined) return { checked: own === value }
  if (defaultValue !== undefined) return { defaultChecked: own === defaultValue }
  return {}
}
