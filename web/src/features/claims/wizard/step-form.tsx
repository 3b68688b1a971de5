import { type ClaimField, fieldName } from '@recourse/contract/claim-form'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import type { FieldProblem } from './answers.ts'
import { fieldId } from './claim-ties.ts'
import styles from './step-form.module.css'
import type { WizardState } from './wizard-state.ts'

interface StepFormProps {
  formId: string
  state: WizardState
  isLast: boolean
  isSending: boolean
  onNext: () => void
  onBack: () => void
  onSubmit: () => void
  children: ReactNode
}

/** What all steps share: the problems above, the ways onward below. */
export function StepForm({
  formId,
  state,
  isLast,
  isSending,
  onNext,
  onBack,
  onSubmit,
  children,
}: StepFormProps) {
  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLast) onSubmit()
    else onNext()
  }
  return (
    <form method="post" noValidate onSubmit={goOn}>
      <Problems formId={formId} state={state} />
      {children}
      <div className={styles.ways}>
        {state.step > 0 && (
          <Button icon={<IconArrowLeft aria-hidden="true" />} onClick={onBack}>
            Back
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={isSending}
          className={styles.onward}
          onClick={ignoreSecondClick}
        >
          {isLast ? (
            'Submit Claim'
          ) : (
            <>
              Next <IconArrowRight aria-hidden="true" />
            </>
          )}
        </Button>
      </div>
    </form>
  )
}

/** A double click must not run through two steps, least of all past the review. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

function Problems({ formId, state: { problems, summary, attempt } }: { formId: string; state: WizardState }) {
  if (problems.length === 0 && summary !== undefined) {
    return (
      <Alert key={attempt} kind="error" title="Your claim was not sent" live focusOnMount>
        <p>{summary}</p>
        <p>Your answers are still here.</p>
      </Alert>
    )
  }
  const errors = problems.map(({ field, message }) => ({
    fieldId: fieldId(formId, field),
    message: linkWords(field, message, summary),
  }))
  return <ErrorSummary errors={errors} title={summary} attempt={attempt} />
}

/** Under the sentence that names what is missing, the name alone is enough. */
function linkWords(field: ClaimField, message: FieldProblem['message'], summary: string | undefined): string {
  return summary === undefined || !message.endsWith(`${fieldName(field)}.`) ? message : fieldName(field)
}
