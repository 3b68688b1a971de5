import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './textarea.module.css'

export type TextareaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

export function Textarea({ label, hint, error, optional, id, help, className, ...textarea }: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} help={help}>
      {(ties) => (
        <textarea
          rows={5}
          {...textarea}
          {...ties}
          className={classes(control.control, styles.textarea, className)}
        />
      )}
    </Field>
  )
}
