import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './select.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'multiple'> & {
    options: readonly SelectOption[]
    /** The words shown while nothing is chosen; its value is the empty string. */
    placeholder?: string | undefined
  }

export function Select({
  label,
  hint,
  error,
  optional,
  id,
  help,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} help={help}>
      {(ties) => (
        <div className={styles.frame}>
          <select {...select} {...ties} className={classes(control.control, styles.select, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown aria-hidden="true" className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
