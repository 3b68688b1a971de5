import { IconAlertTriangle } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import alert from './alert.module.css'
import { classes } from './classes.ts'

export interface FieldError {
  readonly fieldId: string
  readonly message: string
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[]
  title?: string | undefined
  /** Counts the submits: each brings the focus back here, even when the errors stay the same. */
  attempt?: number | undefined
}

export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return <Summary key={attempt} errors={errors} title={title ?? defaultTitle(errors.length)} />
}

function Summary({ errors, title }: { errors: readonly FieldError[]; title: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} role="alert" tabIndex={-1} className={classes(alert.alert, alert.error)}>
      <IconAlertTriangle aria-hidden="true" />
      <div className={alert.text}>
        <p className={alert.title}>{title}</p>
        <ul className={alert.links}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function defaultTitle(count: number): string {
  return count === 1 ? 'Please fix one thing' : `Please fix ${count} things`
}

const controls = 'input, select, textarea, button'

/** By hand, since a fragment link would add to the history and leave a group of radios unfocused. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  const target = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls)
  target?.focus({ preventScroll: true })
  // The label and the message stand above the control and must be seen with it.
  const frame = field.closest('fieldset') ?? field.closest('[data-field]') ?? field
  frame.scrollIntoView({ block: 'start' })
}
