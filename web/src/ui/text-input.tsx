import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'

export type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

export function TextInput({ label, hint, error, optional, id, help, className, ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} help={help}>
      {(ties) => <input type="text" {...input} {...ties} className={classes(control.control, className)} />}
    </Field>
  )
}
