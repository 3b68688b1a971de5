import * as z from 'zod/mini'
import { isDay } from '../calendar/day.ts'
import { guideTypes } from '../guide-types.ts'
import { planEntryIds } from '../plan-entry.ts'
import { sourceKinds } from '../source.ts'

/** Strict shapes of every data file. They stay in the tests: a browser gets data that is already checked. */
export const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value.trim() === value && !/ {2}/.test(value), 'stray spaces'),
)
export const day = z.string().check(z.refine(isDay, 'not a day'))
export const httpsUrl = z
  .string()
  .check(
    z.refine((value) => /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/[^\s]*)?$/.test(value), 'not an https link'),
  )
export const confidence = z.enum(['verified', 'known'])
export const phone = z.nullable(z.string().check(z.regex(/^\d{3}-\d{3}-\d{4}$/)))
export const email = z.nullable(z.email())
export const count = z.int().check(z.positive())
export const certainty = z.number().check(z.minimum(0.5), z.maximum(1))

/** Verified facts name a source; the rest say how sure they are. */
export const evidence = z
  .strictObject({
    confidence,
    certainty: z.optional(certainty),
    basis: z.optional(text),
    sources: z.array(text),
    checked: day,
  })
  .check(
    z.refine(
      (fact) =>
        fact.confidence === 'verified'
          ? fact.sources.length > 0 && fact.basis !== undefined
          : fact.certainty !== undefined,
      'verified without a source, or known without a certainty',
    ),
  )

export const sourced = { confidence, source: text, checked: day }
export const types = z.array(z.enum(guideTypes))
export const entries = z.array(z.enum(planEntryIds)).check(z.minLength(1))

export const cited = { text, citation: text, evidence }

export const source = z.strictObject({
  title: text,
  url: z.nullable(httpsUrl),
  as_of: text,
  kind: z.enum(sourceKinds),
})
