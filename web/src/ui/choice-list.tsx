import { type ReactNode, useId } from 'react'
import styles from './choice-list.module.css'
import { FieldNotes } from './field.tsx'

export interface ChoiceListProps {
  label: ReactNode
  hint?: ReactNode
  /** Checkboxes. */
  children: ReactNode
}

/** Several may be ticked. For one of several see RadioGroup. */
export function ChoiceList({ label, hint, children }: ChoiceListProps) {
  const id = useId()
  return (
    <fieldset className={styles.list} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <FieldNotes id={id} hint={hint} />
      {children}
    </fieldset>
  )
}
