import { type ClaimField, type ClaimGroup, isAsked, isMarkedUnknown } from '@recourse/contract/claim-form'
import { choicesOf } from '@recourse/contract/claim-options'
import { asAnswers, type Typed } from './answers.ts'
import { type LabelledField, labels } from './labels.ts'
import { fieldsOf } from './steps.ts'

export interface ReviewRow {
  readonly term: string
  readonly value: string
}

export const notProvided = 'Not provided'
export const markedUnknown = 'You marked "I don\'t know"'

const ticks: ReadonlySet<ClaimField> = new Set([
  'urgent',
  'documentation_eob',
  'documentation_denial_letter',
  'documentation_medical_records',
  'documentation_appeal_letter',
  'documentation_doctor_letter',
  'documentation_other',
])
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Every question of a part that was asked, with the answer in words. */
export function reviewRows(group: ClaimGroup, typed: Typed): ReviewRow[] {
  const answers = asAnswers(typed)
  return fieldsOf(group)
    .filter(isLabelled)
    .filter((field) => isAsked(field, answers))
    .map((field) => ({ term: labels[field], value: inWords(field, typed) }))
}

function isLabelled(field: string): field is LabelledField {
  return field in labels
}

function inWords(field: LabelledField, typed: Typed): string {
  const answers = asAnswers(typed)
  if (isMarkedUnknown(field, answers)) return markedUnknown
  const value = answers[field]
  if (ticks.has(field)) return value === true ? 'Yes' : 'No'
  if (value === undefined || value === '') return notProvided
  const words = choicesOf[field]?.[String(value)]
  if (words !== undefined) return words
  if (field === 'care_date') return dateInWords(String(value))
  const isDollars = field === 'total_cost' || field === 'patient_responsibility'
  return isDollars && typeof value === 'number' && !Number.isNaN(value)
    ? dollars.format(value)
    : String(typed[field])
}

/** A half-typed date is shown as it stands. */
function dateInWords(date: string): string {
  const time = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(time.getTime()) ? date : day.format(time)
}
