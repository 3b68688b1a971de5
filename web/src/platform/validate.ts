import type { Schema } from '@recourse/contract/endpoint'

export interface Issue {
  readonly message: string
  /** The top-level field, or nothing when the whole value is meant. */
  readonly field: string | undefined
}

export type Validated<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** Checks a value against a schema of the contract, without knowing which library wrote it. */
export function validate<S extends Schema>(schema: S, value: unknown): Validated<S['_zod']['output']> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new TypeError('Schemas of the contract answer at once.')
  if (result.issues === undefined) return { ok: true, data: result.value }
  return {
    ok: false,
    issues: result.issues.map(({ message, path = [] }) => ({ message, field: nameOf(path[0]) })),
  }
}

function nameOf(segment: PropertyKey | { readonly key: PropertyKey } | undefined): string | undefined {
  if (segment === undefined) return undefined
  return String(typeof segment === 'object' ? segment.key : segment)
}
