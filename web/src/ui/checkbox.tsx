import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import styles from './checkbox.module.css'
import { classes } from './classes.ts'
import { FieldNotes, useControl } from './field.tsx'
import { joinRefs } from './join-refs.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Some but not all of a group. */
  indeterminate?: boolean | undefined
}

export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  id,
  ref,
  className,
  ...input
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const ties = useControl({ id, hint, error })
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div data-field="" className={classes(styles.field, error && styles.failing, className)}>
      <label className={styles.row}>
        <input {...input} {...ties} ref={joinRefs(box, ref)} type="checkbox" className={styles.box} />
        <span>{label}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes id={ties.id} hint={hint} error={error} />
      </div>
    </div>
  )
}
