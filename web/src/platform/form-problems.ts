import type { Schema } from '@recourse/contract/endpoint'
import { type Issue, validate } from './validate.ts'

/** One thing to mend. Without a field it concerns the whole form. */
export interface Problem {
  readonly field?: string
  readonly message: string
}

export type Checked<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Checks what was entered against a schema of the contract. */
export function checkWith<S extends Schema>(schema: S, entered: unknown): Checked<S['_zod']['output']> {
  const result = validate(schema, entered)
  return result.ok ? result : { ok: false, problems: firstProblems(result.issues) }
}

/** The first problem of each field, fields in the order in which the schema lists them. */
function firstProblems(issues: readonly Issue[]): Problem[] {
  const found = new Map<string | undefined, Problem>()
  for (const { field, message } of issues) {
    if (!found.has(field)) found.set(field, field === undefined ? { message } : { field, message })
  }
  return [...found.values()]
}

/** What the server refused: at its field where the form has one, else above the form. */
export function problemsOf(
  refusal: { readonly detail: string; readonly fields?: Readonly<Record<string, string>> | undefined },
  formFields: ReadonlySet<string>,
): Problem[] {
  const named = Object.entries(refusal.fields ?? {})
  if (named.length === 0) return [{ message: refusal.detail }]
  return named.map(([field, message]) => (formFields.has(field) ? { field, message } : { message }))
}
