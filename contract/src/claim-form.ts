import * as z from 'zod/mini'
import * as options from './claim-options.ts'
import { sentences } from './errors.ts'
import { limits } from './limits.ts'
import { isRegionName } from './regions.ts'
import { emailText, storable } from './text.ts'

const choice = <const T extends Readonly<Record<string, string>>>(from: T) =>
  z.optional(
    z.enum(
      Object.keys(from) as [options.OptionsOf<T>, ...options.OptionsOf<T>[]],
      'Please choose one of the options.',
    ),
  )

const line = z.optional(
  z
    .string('Please enter text.')
    .check(
      z.trim(),
      z.maxLength(limits.lineMax, `Please use at most ${limits.lineMax} characters.`),
      storable,
    ),
)
const story = z.optional(
  z
    .string('Please enter text.')
    .check(
      z.trim(),
      z.maxLength(limits.storyMax, `Please use at most ${limits.storyMax} characters.`),
      storable,
    ),
)
const flag = z.optional(z.boolean('Please answer yes or no.'))
const dollars = z.optional(
  z
    .int('Please enter whole dollars, without cents.')
    .check(
      z.minimum(0, 'Please enter whole dollars, without cents.'),
      z.maximum(limits.dollarsMax, 'That amount is too large.'),
    ),
)

/** "2026-10-02": a day that exists. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text >= '1900-01-01'
}

/** The fields of each group, in the order in which they are asked. None is required here: see `requiredFields`. */
export const claimGroups = {
  claimant: {
    first_name: line,
    last_name: line,
    region: z.optional(z.string().check(z.refine(isRegionName, 'Please select a Region.'))),
    email: z.optional(emailText(sentences.invalidEmail)),
    phone: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(limits.phoneMax, `Please use at most ${limits.phoneMax} characters.`),
          storable,
        ),
    ),
    age: z.optional(
      z
        .int('Age must be an integer.')
        .check(
          z.minimum(limits.ageMin, `Age must be between ${limits.ageMin} and ${limits.ageMax}.`),
          z.maximum(limits.ageMax, `Age must be between ${limits.ageMin} and ${limits.ageMax}.`),
        ),
    ),
    race: choice(options.races),
    race_other: line,
    gender: choice(options.genders),
    gender_other: line,
  },
  denial: {
    subject: line,
    description: story,
    insurance_administrator: line,
    insurance_administrator_unknown: flag,
    plan_name: line,
    plan_name_unknown: flag,
    insurance_type: choice(options.insuranceTypes),
    insurance_type_other: line,
    denial_reason: choice(options.denialReasons),
    denial_reason_other: line,
    urgent: flag,
    urgent_reason: story,
  },
  service: {
    denial_timing_type: choice(options.denialTimings),
    care_date: z.optional(z.string().check(z.refine(isCalendarDate, 'Please enter a date that exists.'))),
    care_date_unknown: flag,
    total_cost: dollars,
    total_cost_unknown: flag,
    patient_responsibility: dollars,
    patient_responsibility_unknown: flag,
    service_type: choice(options.serviceTypes),
    service_type_other: line,
  },
  appeals: {
    internally_appealed: choice(options.yesNoUnknown),
    internal_appeal_outcome: choice(options.internalOutcomes),
    externally_appealed: choice(options.yesNoUnknown),
    external_appeal_outcome: choice(options.externalOutcomes),
  },
  documentation: {
    has_documentation: choice(options.yesNoUnknown),
    documentation_eob: flag,
    documentation_denial_letter: flag,
    documentation_medical_records: flag,
    documentation_appeal_letter: flag,
    documentation_doctor_letter: flag,
    documentation_other: flag,
    documentation_other_description: line,
    additional_notes: story,
  },
} as const
export type ClaimGroup = keyof typeof claimGroups

const allFields = {
  ...claimGroups.claimant,
  ...claimGroups.denial,
  ...claimGroups.service,
  ...claimGroups.appeals,
  ...claimGroups.documentation,
}
export type ClaimField = keyof typeof allFields
export const claimFields = Object.keys(allFields) as ClaimField[]

export const claimAnswers = z.strictObject(allFields, {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `Unknown field: ${(issue.keys as string[]).join(', ')}.`
      : sentences.invalidInput,
})
export type ClaimAnswers = z.infer<typeof claimAnswers>

export const requiredFields: Readonly<Record<ClaimGroup, readonly ClaimField[]>> = {
  claimant: ['first_name', 'last_name', 'region', 'email'],
  denial: ['subject', 'description', 'insurance_type', 'denial_reason'],
  service: ['denial_timing_type', 'service_type'],
  appeals: [],
  documentation: [],
}

/** What the form starts from; the person's own data and today's date come on top. */
export const claimDefaults = {
  urgent: false,
  internally_appealed: 'NO',
  internal_appeal_outcome: 'UPHELD',
  externally_appealed: 'NO',
  external_appeal_outcome: 'UPHELD',
  has_documentation: 'NO',
} as const satisfies ClaimAnswers

/** Whether a field is asked, given the other answers. */
export function isAsked(field: ClaimField, answers: ClaimAnswers): boolean {
  const afterCare = answers.denial_timing_type === 'POST_SERVICE'
  const hasPapers = answers.has_documentation === 'YES'
  switch (field) {
    case 'race_other':
      return answers.race === 'OTHER'
    case 'gender_other':
      return answers.gender === 'OTHER'
    case 'insurance_type_other':
      return answers.insurance_type === 'OTHER'
    case 'denial_reason_other':
      return answers.denial_reason === 'OTHER'
    case 'service_type_other':
      return answers.service_type === 'OTHER'
    case 'urgent_reason':
      return answers.urgent === true
    case 'care_date':
    case 'care_date_unknown':
    case 'total_cost':
    case 'total_cost_unknown':
    case 'patient_responsibility':
    case 'patient_responsibility_unknown':
      return afterCare
    case 'internal_appeal_outcome':
      return answers.internally_appealed === 'YES'
    case 'external_appeal_outcome':
      return answers.externally_appealed === 'YES'
    case 'documentation_eob':
    case 'documentation_denial_letter':
    case 'documentation_medical_records':
    case 'documentation_appeal_letter':
    case 'documentation_doctor_letter':
    case 'documentation_other':
      return hasPapers
    case 'documentation_other_description':
      return hasPapers && answers.documentation_other === true
    default:
      return true
  }
}

/** "I don't know" takes the answer's place. */
export function isMarkedUnknown(field: ClaimField, answers: ClaimAnswers): boolean {
  return `${field}_unknown` in allFields && answers[`${field}_unknown` as 'plan_name_unknown'] === true
}

/** Only what was asked and answered: hidden answers are never sent and never stored. */
export function relevantAnswers(answers: ClaimAnswers): ClaimAnswers {
  const kept = claimFields.filter((field) => {
    const value = answers[field]
    const isEmpty = value === undefined || value === ''
    return !isEmpty && isAsked(field, answers) && !isMarkedUnknown(field, answers)
  })
  return Object.fromEntries(kept.map((field) => [field, answers[field]]))
}

export function missingFields(answers: ClaimAnswers, groups: readonly ClaimGroup[]): ClaimField[] {
  return groups
    .flatMap((group) => requiredFields[group])
    .filter((field) => {
      const value = answers[field]
      return value === undefined || value === ''
    })
}

/** "denial_timing_type" reads "Denial Timing Type". */
export function fieldName(field: string): string {
  return field
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

export const missingSentence = (field: string) => `Please select a ${fieldName(field)}.`

/** One sentence for a step, as the specification words it. */
export function missingSummary(fields: readonly ClaimField[]): string {
  const names = fields.map(fieldName)
  const last = names.pop() ?? ''
  return names.length === 0
    ? `Please select a ${last}.`
    : `Please fill out the following required fields: ${names.join(', ')} and ${last}.`
}
