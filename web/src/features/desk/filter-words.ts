import { insuranceTypes } from '@recourse/contract/claim-options'
import type { DeskOrder } from '@recourse/contract/desk'
import type { SelectOption } from '../../ui/select.tsx'
import type { Filter, View } from './view.ts'

export const orderWords: Readonly<Record<DeskOrder, string>> = {
  waiting: 'Waiting longest first',
  newest: 'Newest first',
  urgent: 'Urgent first',
  unanswered: 'Unanswered messages first',
}

export const letterWords = { true: 'With an appeal letter', false: 'Without an appeal letter' } as const
export const messageWords = { true: 'Unanswered message', false: 'No unanswered message' } as const
export const urgentWords = { true: 'Urgent', false: 'Not Urgent' } as const

/** The words on the chip of a filter that is in use. */
export function chipWords(view: View, filter: Filter, people: readonly SelectOption[]): string {
  const value = view[filter]
  const yesNo = value === 'true' ? 'true' : 'false'
  switch (filter) {
    case 'search':
      return `Search: ${value}`
    case 'urgent':
      return urgentWords[yesNo]
    case 'has_letter':
      return letterWords[yesNo]
    case 'unanswered':
      return messageWords[yesNo]
    case 'insurance_type':
      return (insuranceTypes as Readonly<Record<string, string>>)[value] ?? value
    case 'assigned':
      return `Assigned to ${assignedWords(value, people)}`
    default:
      return value
  }
}

function assignedWords(value: string, people: readonly SelectOption[]): string {
  if (value === 'me' || value === 'nobody') return value
  return people.find((person) => person.value === value)?.label ?? 'someone'
}

/** '1,000+' where counting stopped. */
export function countWords(count: number, isCapped: boolean): string {
  return `${count.toLocaleString('en-US')}${isCapped ? '+' : ''}`
}
