import * as z from 'zod/mini'
import { denialReasonCodes } from '../denial-reason.ts'
import { cited, entries, evidence, text } from './schema-parts.ts'

export const checklistItem = z.strictObject({
  id: z.string().check(z.regex(/^[a-z_]+\.[a-z_]+$/)),
  item: text,
  request: text,
  if_missing: z.optional(text),
  applies_to: entries,
  citation: text,
  evidence,
})

export const documentRequest = z.strictObject({
  id: z.string().check(z.regex(/^[a-z_]+$/)),
  ask_for: text,
  request: text,
  free: z.boolean(),
  fee: z.optional(text),
  applies_to: entries,
  citation: text,
  evidence,
})

export const denialReason = z.strictObject({
  code: z.enum(denialReasonCodes),
  label: text,
  goal: text,
  arguments: z.array(text).check(z.minLength(1)),
  proof: z.array(text).check(z.minLength(1)),
  legal_points: z.array(z.strictObject({ ...cited, applies_to: entries })).check(z.minLength(1)),
  pitfalls: z.array(text).check(z.minLength(1)),
})

export const statistic = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  text,
  year: text,
  scope: text,
  publisher: text,
  evidence,
})
