import { classes } from './classes.ts'
import control from './control.module.css'
import styles from './date-fields.module.css'
import type { DateParts } from './date-parts.ts'
import { FieldNotes, type FieldProps, OptionalMark, useControl } from './field.tsx'

export type DateFieldsProps = FieldProps & {
  value: DateParts
  onChange: (value: DateParts) => void
  disabled?: boolean | undefined
}

const parts = [
  { name: 'month', label: 'Month', longest: 9 },
  { name: 'day', label: 'Day', longest: 2 },
  { name: 'year', label: 'Year', longest: 4 },
] as const

/** A date that is read from a paper: three fields are quicker and safer to fill than a calendar. */
export function DateFields({
  label,
  hint,
  error,
  optional,
  id,
  help,
  value,
  onChange,
  disabled,
}: DateFieldsProps) {
  const { id: groupId, ...ties } = useControl({ id, hint, error })
  return (
    <fieldset
      id={groupId}
      aria-describedby={ties['aria-describedby']}
      className={classes(styles.group, error && styles.failing)}
    >
      <legend className={styles.legend}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {help}
      <FieldNotes id={groupId} hint={hint} error={error} />
      <div className={styles.parts}>
        {parts.map((part) => (
          <label key={part.name} className={styles[part.name]}>
            {part.label}
            <input
              type="text"
              // Months may be typed as words.
              inputMode={part.name === 'month' ? 'text' : 'numeric'}
              autoComplete="off"
              maxLength={part.longest}
              disabled={disabled}
              aria-invalid={ties['aria-invalid']}
              className={control.control}
              value={value[part.name]}
              onChange={(event) => onChange({ ...value, [part.name]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
