import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './password-input.module.css'

export type PasswordInputProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & {
    visible: boolean
    /** Given to one field only where one toggle drives two. */
    onVisibleChange?: ((visible: boolean) => void) | undefined
  }

export function PasswordInput({
  label,
  hint,
  error,
  optional,
  id,
  help,
  visible,
  onVisibleChange,
  className,
  ...input
}: PasswordInputProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} help={help}>
      {(ties) => (
        <div className={styles.frame}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={visible ? 'text' : 'password'}
            className={classes(control.control, onVisibleChange && styles.withToggle, className)}
          />
          {onVisibleChange && (
            <button
              type="button"
              className={styles.toggle}
              aria-controls={ties.id}
              onClick={() => onVisibleChange(!visible)}
            >
              {visible ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
              {visible ? 'Hide' : 'Show'}
              <span className="visually-hidden"> password</span>
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
