import { regionNames } from '@recourse/contract/regions'
import * as z from 'zod/mini'
import { guideTypes } from '../guide-types.ts'
import { regulatorKinds } from '../region-facts.ts'
import { count, email, httpsUrl, phone, sourced, text, types } from './schema-parts.ts'

export const regulator = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  title: text,
  url: httpsUrl,
  email,
  phone,
  complaint_url: httpsUrl,
  complaint_url_by_type: z.optional(z.partialRecord(z.enum(guideTypes), httpsUrl)),
  national: z.boolean(),
  kind: z.enum(regulatorKinds),
  regulates: types,
  partially_regulates: types,
  verification: text,
  notes: z.optional(text),
  ...sourced,
})

export const resource = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  title: text,
  url: httpsUrl,
  description: text,
  types: types.check(z.minLength(1)),
  kind: text,
  phone,
  email,
  ...sourced,
})

export const regionFacts = z.strictObject({
  region: z.enum(regionNames),
  regulators: z.array(regulator).check(z.minLength(1)),
  resources: z.array(resource),
  external_review: z.strictObject({
    process: z.enum(['state', 'federal', 'both']),
    administrator: text,
    file_with: text,
    filing_window: z.nullable(
      z.strictObject({ value: count, unit: z.enum(['days', 'months']), from_event: text }),
    ),
    safe_days: z.optional(count),
    url: z.nullable(httpsUrl),
    expedited_available: z.boolean(),
    verification: text,
    notes: z.optional(text),
    ...sourced,
  }),
  marketplace: z.strictObject({
    type: z.enum(['federal', 'state', 'state_on_federal_platform', 'none']),
    name: z.nullable(text),
    url: z.nullable(httpsUrl),
    notes: z.optional(text),
    ...sourced,
  }),
  medicaid: z.strictObject({
    program: text,
    agency: text,
    url: httpsUrl,
    appeals_url: z.nullable(httpsUrl),
    phone,
    ...sourced,
  }),
  chip: z.strictObject({ program: z.nullable(text), notes: z.optional(text), ...sourced }),
  basic_health_program: z.nullable(z.strictObject({ name: text, notes: z.optional(text), ...sourced })),
})
