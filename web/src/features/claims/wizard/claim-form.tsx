import type { ClaimField } from '@recourse/contract/claim-form'
import type { DraftKind } from '@recourse/contract/drafts'
import { useEffect, useId, useRef } from 'react'
import { useErrorTitle } from '../../../platform/use-error-title.ts'
import { Stepper } from '../../../ui/stepper.tsx'
import styles from './claim-form.module.css'
import { tieClaim } from './claim-ties.ts'
import { Confirmation } from './confirmation.tsx'
import { FormHead } from './form-head.tsx'
import { Review } from './review.tsx'
import { StepFields } from './step-fields.tsx'
import { StepForm } from './step-form.tsx'
import { StepNote } from './step-note.tsx'
import { isLastStep, type StepId, stepAt } from './steps.ts'
import { useWizard, type WizardStart } from './use-wizard.ts'
import type { WizardFiles } from './wizard-files.ts'

interface ClaimFormProps {
  kind: DraftKind
  start: WizardStart
  aboutYou: readonly ClaimField[]
  files?: WizardFiles | undefined
}

/** The form itself, once it is known what it starts with. */
export function ClaimForm({ kind, start, aboutYou, files }: ClaimFormProps) {
  const { steps, state, dispatch, submit, isSending, isDone, status } = useWizard(kind, start, files)
  const formId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, title } = stepAt(steps, state.step)
  useErrorTitle(state.problems.length > 0 || state.summary !== undefined)

  useEffect(() => {
    if (state.moves > 0) heading.current?.focus()
  }, [state.moves])

  if (isDone && !files?.isSending) {
    return (
      <>
        <FormHead kind={kind} />
        <Confirmation>{files?.outcome}</Confirmation>
      </>
    )
  }
  const isLast = isLastStep(steps, state.step)
  // What is chosen while the claim is on its way would not go along.
  const picker = isLast && files && <div inert={isSending}>{files.picker(state.file_names)}</div>
  const ties = tieClaim({
    formId,
    typed: state.typed,
    problems: state.problems,
    onEdit: (field, value) => dispatch({ type: 'edit', field, value }),
  })
  return (
    <>
      <FormHead kind={kind} status={isDone ? undefined : status} />
      <div className={styles.form}>
        <Stepper
          titles={steps.map((step) => step.title)}
          current={state.step}
          heading={
            <div className={styles.heading}>
              <h2 ref={heading} tabIndex={-1}>
                {title}
              </h2>
              <p>
                Step {state.step + 1} of {steps.length}
              </p>
            </div>
          }
          aside={isDone ? undefined : <StepNote id={id} />}
        >
          {isDone ? (
            <div className={styles.sending}>{files?.outcome}</div>
          ) : (
            <>
              <p className={styles.sub}>{leads[id]}</p>
              <StepForm
                formId={formId}
                state={state}
                isLast={isLast}
                isSending={isSending}
                onNext={() => dispatch({ type: 'next' })}
                onBack={() => dispatch({ type: 'back' })}
                onSubmit={() => void submit()}
              >
                {id === 'review' ? (
                  <Review
                    steps={steps}
                    typed={state.typed}
                    onChange={(step) => dispatch({ type: 'change', step })}
                  >
                    {picker}
                  </Review>
                ) : (
                  <>
                    <StepFields id={id} ties={ties} aboutYou={aboutYou} />
                    {picker}
                  </>
                )}
              </StepForm>
            </>
          )}
        </Stepper>
      </div>
    </>
  )
}

const required = 'Fields are required unless they say “optional”.'
const leads: Readonly<Record<StepId, string>> = {
  claimant: 'We filled in what we know from your profile.',
  denial: required,
  service: required,
  appeals: required,
  documentation: required,
  review: 'Nearly done. Read it once more, then send it to us.',
}
