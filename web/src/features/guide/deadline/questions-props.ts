import type { GuideRoad } from '@recourse/guide/guide-for'
import type { AnswerErrors, DeadlineAnswers } from './answers.ts'

/** What each group of questions is given. */
export interface QuestionsProps {
  road: GuideRoad
  answers: DeadlineAnswers
  errors: AnswerErrors
  onChange: (changes: Partial<DeadlineAnswers>) => void
}

export const fieldId = (field: keyof DeadlineAnswers): string => `deadline-${field}`
