import {
  type ClaimAnswers,
  type ClaimField,
  type ClaimGroup,
  claimAnswers,
  claimFields,
  missingFields,
  missingSentence,
  missingSummary,
  relevantAnswers,
} from '@recourse/contract/claim-form'
import type { Problem } from '../../../platform/form-problems.ts'
import { validate } from '../../../platform/validate.ts'
import { fieldsOf } from './steps.ts'

/** What stands in the boxes: text as it was typed, ticks as booleans. */
export type Typed = Readonly<Partial<Record<ClaimField, string | boolean>>>

export interface FieldProblem extends Problem {
  readonly field: ClaimField
}

export type CheckedAnswers =
  | { readonly ok: true; readonly answers: ClaimAnswers }
  | {
      readonly ok: false
      readonly problems: readonly FieldProblem[]
      /** The sentence of the specification when something is missing. */
      readonly summary: string | undefined
    }

const dollarFields = ['total_cost', 'patient_responsibility']

/** The typed values in the shapes of the contract. Nothing is checked here. */
export function asAnswers(typed: Typed): ClaimAnswers {
  return Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, inShape(field, value)]))
}

/** What would be sent for these groups, or what is wrong with it. */
export function checkGroups(typed: Typed, groups: readonly ClaimGroup[]): CheckedAnswers {
  const inGroups = new Set(groups.flatMap(fieldsOf))
  const relevant = Object.entries(relevantAnswers(asAnswers(typed)))
  const entered = Object.fromEntries(relevant.filter(([field]) => inGroups.has(field)))
  const missing = missingFields(entered, groups)
  const checked = validate(claimAnswers, entered)
  if (checked.ok && missing.length === 0) return { ok: true, answers: checked.data }

  const found = new Map<string, string>(missing.map((field) => [field, missingSentence(field)]))
  for (const { field = '', message } of checked.ok ? [] : checked.issues) {
    if (!found.has(field)) found.set(field, message)
  }
  return {
    ok: false,
    problems: inFormOrder(found),
    summary: missing.length === 0 ? undefined : missingSummary(missing),
  }
}

/** Problems at fields of the form, in the order in which the form asks. */
export function inFormOrder(found: ReadonlyMap<string, string>): FieldProblem[] {
  return claimFields.flatMap((field) => {
    const message = found.get(field)
    return message === undefined ? [] : [{ field, message }]
  })
}

function inShape(field: string, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  const text = value.trim()
  if (text === '') return ''
  if (field === 'age') return wholeNumber(text)
  if (dollarFields.includes(field)) return wholeNumber(text.replaceAll(/[$,\s]/g, ''))
  return text
}

/** NaN for everything else, which the contract answers with its sentence. */
function wholeNumber(text: string): number {
  return /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
}
