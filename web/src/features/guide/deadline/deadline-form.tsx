import { IconArrowRight } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useErrorTitle } from '../../../platform/use-error-title.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import type { DeadlineAnswers } from './answers.ts'
import { CareQuestions } from './care-questions.tsx'
import styles from './deadline-form.module.css'
import { NoticeAside } from './notice-aside.tsx'
import { NoticeQuestions } from './notice-questions.tsx'
import { fieldId, type QuestionsProps } from './questions-props.ts'

export interface DeadlineFormProps extends QuestionsProps {
  attempt: number
  onSubmit: () => void
  onStartOver: () => void
}

/** The names under which the summary lists what is missing. */
const names: Record<keyof DeadlineAnswers, string> = {
  notice: 'The date printed on the notice',
  received: 'The day you got it',
  receivedUnknown: 'The day you got it',
  receivedHow: 'How it came',
  decision: 'Which decision this is',
  printed: 'The printed deadline',
  printedDate: 'The date that the notice prints',
  printedDays: 'The number of days that the notice prints',
  timing: 'When the care is',
  effective: 'The day the cut starts',
  effectiveUnknown: 'The day the cut starts',
  fastNotice: 'Which paper you got',
  care: 'The day of the care',
  doctorGivenDrug: 'A drug that a doctor gives',
  urgent: 'Whether waiting could harm you',
  filed: 'Whether you have sent your appeal',
  filedDate: 'The day your appeal arrived',
}

export function DeadlineForm({ attempt, onSubmit, onStartOver, ...questions }: DeadlineFormProps) {
  const found = Object.entries(questions.errors).map(([field, text]) => ({
    fieldId: fieldId(field as keyof DeadlineAnswers),
    message: `${names[field as keyof DeadlineAnswers]}: ${text}`,
  }))
  useErrorTitle(found.length > 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <div className={styles.grid}>
      <form noValidate onSubmit={submit} aria-label="When is my deadline?">
        <ErrorSummary errors={found} attempt={attempt} />
        <NoticeQuestions {...questions} />
        <CareQuestions {...questions} />
        <div className={styles.end}>
          <Button type="submit" variant="primary" size="xl">
            Show my dates
            <IconArrowRight aria-hidden="true" />
          </Button>
          <Button variant="quiet" onClick={onStartOver}>
            Start over
          </Button>
        </div>
      </form>
      <NoticeAside />
    </div>
  )
}
