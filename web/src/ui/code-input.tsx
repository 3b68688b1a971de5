import { classes } from './classes.ts'
import styles from './code-input.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** For a code that was mailed or comes from an app. No maxLength: a pasted code may hold spaces. */
export function CodeInput({ className, ...props }: TextInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      className={classes(styles.code, className)}
    />
  )
}
