import * as z from 'zod/mini'
import { clockCases, fastAppealIds, filingKinds, keepServicesKinds, planEntryIds } from '../plan-entry.ts'
import { cited, count, evidence, text } from './schema-parts.ts'

const clock = z.strictObject({
  case: z.enum(clockCases),
  amount: z.nullable(count),
  unit: z.nullable(z.enum(['hours', 'calendar_days', 'business_days'])),
  counted_from: z.enum(['request', 'later_event']),
  extension: z.optional(text),
  note: z.optional(text),
  citation: text,
  evidence,
})

const bound = z.nullable(count)
const filing = z
  .strictObject({
    kind: z.enum(filingKinds),
    amount: z.nullable(z.int().check(z.nonnegative())),
    unit: z.nullable(z.enum(['calendar_days', 'months', 'end_of_third_year_after_care'])),
    counted_from: z.enum(['receipt', 'notice', 'care']),
    mailing_presumption_days: z.nullable(z.int().check(z.nonnegative())),
    safe_days: bound,
    allowed_range: z.optional(z.tuple([bound, bound])),
    rolls_forward: z.optional(z.literal(true)),
    urgent_has_no_mail_days: z.optional(z.literal(true)),
    employer_plans_only: z.optional(z.literal(true)),
    filed_when: z.nullable(text),
    late_filing: z.nullable(text),
    rule: text,
    ask: z.optional(text),
    citation: text,
    evidence,
  })
  .check(
    z.refine((one) => one.amount !== null || one.ask !== undefined, 'a missing number without a question'),
  )

export const level = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  order: count,
  name: text,
  stage: z.enum(['internal', 'external', 'court']),
  optional: z.optional(z.literal(true)),
  only_if_urgent: z.optional(z.literal(true)),
  decided_by: text,
  filing,
  decision: z.array(clock),
  if_answer_is_late: z.optional(z.strictObject(cited)),
  amount_in_dispute: z.optional(z.union([count, z.enum(['medicare_hearing', 'medicare_court'])])),
  cost: z.optional(text),
  form: z.optional(text),
  note: z.optional(text),
})

export const planEntry = z.strictObject({
  id: z.enum(planEntryIds),
  label: text,
  summary: text,
  governing_law: z.array(text).check(z.minLength(1)),
  regulator: text,
  first_decision: z.array(clock),
  levels: z.array(level).check(z.minLength(1)),
  urgent: z.strictObject({
    available: z.boolean(),
    test: z.nullable(text),
    who_may_ask: z.array(text),
    notes: z.array(text),
    citation: z.nullable(text),
    evidence,
  }),
  outside_review: z.strictObject({ available: z.boolean(), text, cost: z.nullable(text), evidence }),
  keep_services: z.strictObject({
    kind: z.enum(keepServicesKinds),
    rule: text,
    deadline: z.nullable(text),
    risk: z.optional(text),
    who_asks: z.optional(text),
    citation: text,
    evidence,
  }),
  fast_appeals: z.array(
    z.strictObject({
      id: z.enum(fastAppealIds),
      name: text,
      notice: text,
      ask: text,
      deadline: text,
      decision: text,
      protection: z.nullable(text),
      if_late: text,
      next: z.nullable(text),
      citation: text,
      evidence,
    }),
  ),
  representation: z.strictObject({
    who: z.array(text).check(z.minLength(1)),
    form: text,
    note: z.optional(text),
    citation: text,
    evidence,
  }),
  key_documents: z.array(text).check(z.minLength(1)),
  cautions: z.array(text),
  related: z.array(z.strictObject({ name: text, ...cited })),
  after_a_win: z.optional(z.strictObject(cited)),
  does_not_apply: z.array(text),
  still_applies: z.array(text),
})
