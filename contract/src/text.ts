import * as z from 'zod/mini'
import { sentences } from './errors.ts'
import { limits } from './limits.ts'

/** NUL cannot be stored by PostgreSQL, and lone surrogates are not text: both are refused with one sentence. */
export const storable = z.refine<string>(
  (value) => !value.includes('\u0000') && value.isWellFormed(),
  'Please remove the characters that are not text.',
)

/** A trimmed text that must not be empty; `missing` is said when it is. */
export function requiredText(
  missing: string,
  max: number,
  tooLong = `Please use at most ${max} characters.`,
) {
  return z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong), storable)
}

/** A secret: never trimmed, since a space may be part of it. */
export function requiredSecret(missing: string, max: number) {
  return z
    .string(missing)
    .check(z.minLength(1, missing), z.maxLength(max, `Please use at most ${max} characters.`), storable)
}

// Deliberately lenient: one @, something before it, a dot inside the domain, no white space.
// The verification mail is the real test of an address.
const emailPattern = /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/

export function emailText(missing: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(limits.emailMax, sentences.invalidEmail),
      z.regex(emailPattern, sentences.invalidEmail),
      storable,
    )
}

/** "2026-10-02T12:30:00.000Z" */
export const isoTime = z.string()
export const uid = z.guid('That address is not complete.')

/** Names the field that is not part of a form, so that a caller sees a slip at once. */
export function strict<const S extends z.core.$ZodLooseShape>(shape: S) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown field: ${(issue.keys as string[]).join(', ')}.`
        : sentences.invalidInput,
  })
}
