import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Required is the norm, so only optional fields say so. */
  optional?: boolean | undefined
  id?: string | undefined
  /** Stands beside the label, for a Toggletip. */
  help?: ReactNode
}

/** What a control must carry to be tied to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({
  label,
  hint,
  error,
  optional,
  id,
  help,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const control = useControl({ id, hint, error })
  return (
    <div data-field="" className={classes(styles.field, error && styles.failing)}>
      <div className={styles.labelRow}>
        <label htmlFor={control.id} className={styles.label}>
          {label}
          {optional && <OptionalMark />}
        </label>
        {help}
      </div>
      <FieldNotes id={control.id} hint={hint} error={error} />
      {children(control)}
    </div>
  )
}

export function useControl({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): ControlProps {
  const generated = useId()
  const controlId = id ?? generated
  const notes = [hint && hintId(controlId), error && errorId(controlId)].filter(Boolean).join(' ')
  return { id: controlId, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}

/** Above the control: an on-screen keyboard or a suggestion list must not cover them. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <div id={hintId(id)} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId(id)} className={styles.error}>
          <IconAlertCircle aria-hidden="true" />
          <span>
            <span className="visually-hidden">Error: </span>
            {error}
          </span>
        </div>
      )}
    </>
  )
}

export function OptionalMark() {
  return <span className={styles.optional}> (optional)</span>
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
