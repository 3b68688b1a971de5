import type { FormProblems } from '../../platform/use-form-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'

/** Stands above a form and takes the focus when its submit failed. */
export function FormSummary({ messages, errors, attempt }: FormProblems) {
  return (
    <>
      {messages.map((message) => (
        <Alert key={message} kind="error" title="There is a problem" live focusOnMount>
          <p>{message}</p>
        </Alert>
      ))}
      <ErrorSummary errors={errors} attempt={attempt} />
    </>
  )
}
