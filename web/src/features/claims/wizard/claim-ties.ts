import { type ClaimField, isAsked, isMarkedUnknown } from '@recourse/contract/claim-form'
import type { ChangeEvent } from 'react'
import { asAnswers, type FieldProblem, type Typed } from './answers.ts'

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What ties the inputs of a step to the form. */
export interface ClaimTies {
  /** Whether the question is asked, given the other answers. */
  readonly asks: (field: ClaimField) => boolean
  readonly isUnknown: (field: ClaimField) => boolean
  readonly text: (field: ClaimField) => Tie & { value: string; onChange: (event: ChangeEvent<Box>) => void }
  readonly tick: (
    field: ClaimField,
  ) => Tie & { checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void }
  /** A yes or no that is kept as true or false. */
  readonly yesNo: ClaimTies['text']
}

interface Tie {
  id: string
  name: ClaimField
  error: string | undefined
}

interface TiesOptions {
  readonly formId: string
  readonly typed: Typed
  readonly problems: readonly FieldProblem[]
  readonly onEdit: (field: ClaimField, value: string | boolean) => void
}

export function fieldId(formId: string, field: string): string {
  return `${formId}-${field}`
}

export function tieClaim({ formId, typed, problems, onEdit }: TiesOptions): ClaimTies {
  const answers = asAnswers(typed)
  const tie = (field: ClaimField): Tie => ({
    id: fieldId(formId, field),
    name: field,
    error: problems.find((problem) => problem.field === field)?.message,
  })
  return {
    asks: (field) => isAsked(field, answers),
    isUnknown: (field) => isMarkedUnknown(field, answers),
    text: (field) => ({
      ...tie(field),
      value: String(typed[field] ?? ''),
      onChange: ({ target }) => onEdit(field, target.value),
    }),
    tick: (field) => ({
      ...tie(field),
      checked: typed[field] === true,
      onChange: ({ target }) => onEdit(field, target.checked),
    }),
    yesNo: (field) => ({
      ...tie(field),
      value: typed[field] === true ? 'YES' : 'NO',
      onChange: ({ target }) => onEdit(field, target.value === 'YES'),
    }),
  }
}
