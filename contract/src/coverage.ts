import * as z from 'zod/mini'
import { isCalendarDate } from './claim-form.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { isRegionName } from './regions.ts'
import { requiredText, strict, uid } from './text.ts'

export const coverageStatuses = ['active', 'expired', 'pending'] as const
export type CoverageStatus = (typeof coverageStatuses)[number]

/** How many coverages one person can keep; more is no history but a mistake. */
export const coveragesMax = 100

export const coverageSentences = {
  none: 'There is no coverage on file yet.',
  sobNeedsCoverage: 'Please save your coverage first. Then you can add its summary of benefits.',
  sobNotPdf: 'There is something wrong with your file selection. Please select a pdf copy of your SOB.',
  tooMany: `You can keep ${coveragesMax} coverages at most. Please update one of them instead.`,
} as const

export const coverage = z.object({
  uid: z.string(),
  status: z.enum(coverageStatuses),
  region: z.object({ name: z.string() }),
  insurer_name: z.string(),
  plan_name: z.string(),
  member_id: z.string(),
  user: z.object({ first_name: z.string(), last_name: z.string() }),
  /** "2026-01-01" */
  effective_date: z.string(),
  /** The day before the next coverage starts; null while there is none. */
  termination_date: z.nullable(z.string()),
  /** The same day: the specification reads it under both names. */
  expiration_date: z.nullable(z.string()),
  /** Whole dollars a month. */
  premium_cost: z.nullable(z.int()),
  /** Whole dollars that the person pays out of pocket. */
  user_cost: z.nullable(z.int()),
  employer_sponsored: z.nullable(z.boolean()),
  /** A link that works for a few minutes; null without a file, and while the virus scanner has not seen it. */
  sob_url: z.nullable(z.string()),
  /** What the person called the summary of benefits; null without one. */
  sob_name: z.nullable(z.string()),
})
export type Coverage = z.infer<typeof coverage>

function dollars(sentence: string) {
  return z.optional(
    z.nullable(
      z
        .int(sentence)
        .check(z.minimum(0, sentence), z.maximum(limits.dollarsMax, 'That amount is too large.')),
    ),
  )
}

const required = (missing: string) => requiredText(missing, limits.lineMax)
const noDate = 'Effective start date required.'

/** Keys stand in the order in which the specification checks them. */
const fields = {
  region: z.string('Region required.').check(z.refine(isRegionName, 'Region required.')),
  insurer_name: required('Insurer Required.'),
  plan_name: required('Plan Required.'),
  member_id: required('Member ID Required.'),
  effective_date: z
    .string(noDate)
    .check(z.minLength(1, noDate), z.refine(isCalendarDate, 'Please enter a date that exists.')),
  premium_cost: dollars('Premium must be an integer if entered.'),
  user_cost: dollars('Out of Pocket cost must be an integer if entered.'),
  employer_sponsored: z.optional(z.nullable(z.boolean('Please choose True or False.'))),
} as const

export const createCoverageBody = strict(fields)
export const updateCoverageBody = strict({ ...fields, uid })
export type CoverageFields = z.output<typeof createCoverageBody>

const path = '/api/v1/accounts/coverages'

export const getCurrentCoverage = endpoint({
  method: 'GET',
  path: `${path}/current`,
  access: 'signed_in',
  summary: 'Your active coverage, else the newest. 404 while there is none.',
  reply: coverage,
})

export const listCoverages = endpoint({
  method: 'GET',
  path,
  access: 'signed_in',
  summary: 'All your coverages, the latest start first.',
  reply: z.array(coverage),
})

export const createCoverage = endpoint({
  method: 'POST',
  path,
  access: 'signed_in',
  summary: 'Add a coverage. It ends the one before it the day before it starts.',
  body: createCoverageBody,
  reply: coverage,
})

export const updateCoverage = endpoint({
  method: 'PUT',
  path,
  access: 'signed_in',
  summary: 'Change a coverage. What is left out is emptied.',
  body: updateCoverageBody,
  reply: coverage,
})

export const uploadSummaryOfBenefits = endpoint({
  method: 'PUT',
  path: '/api/v1/accounts/upload_sob',
  access: 'signed_in',
  summary: 'Put a summary of benefits (PDF) on your current coverage, in place of an earlier one.',
  file: true,
  body: strict({}),
  reply: coverage,
})

export const getCurrentMember = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/members/current',
  access: 'signed_in',
  summary: 'Your membership in your current plan. 404 while there is no coverage.',
  reply: z.object({ uid: z.string(), member_id: z.string() }),
})

/** The active one, else the newest. `coverages` have the latest start first, as they are listed. */
export function findCurrent<C extends Pick<Coverage, 'status'>>(coverages: readonly C[]): C | undefined {
  return coverages.find(({ status }) => status === 'active') ?? coverages[0]
}
