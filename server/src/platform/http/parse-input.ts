import type { Schema } from '@recourse/contract/endpoint'
import { sentences } from '@recourse/contract/errors'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

/** Parses what came in, or throws the 422 whose detail is the first sentence in the contract's order. */
export function parseInput<S extends Schema>(schema: S, input: unknown): z.output<S> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const name = issue.path[0] === undefined ? '' : String(issue.path[0])
    if (!Object.hasOwn(fields, name)) fields[name] = issue.message
  }
  const { '': whole, ...named } = fields
  throw new AppError(422, Object.values(named)[0] ?? whole ?? sentences.invalidInput, { fields: named })
}
