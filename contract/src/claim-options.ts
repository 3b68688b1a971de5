/** The choices of the claim form: the value that is stored, and the words a person reads. */
export const races = {
  AMERICAN_INDIAN: 'American Indian or Alaska Native',
  ASIAN: 'Asian',
  BLACK: 'Black or African American',
  HISPANIC: 'Hispanic or Latino',
  MULTIRACIAL: 'Multiracial',
  PACIFIC_ISLANDER: 'Native Hawaiian or Pacific Islander',
  WHITE: 'White',
  OTHER: 'Other',
  PREFER_NOT_TO_SAY: 'Prefer not to say',
} as const

export const genders = {
  FEMALE: 'Female',
  MALE: 'Male',
  NON_BINARY: 'Non-binary',
  TRANSGENDER: 'Transgender',
  OTHER: 'Other',
  PREFER_NOT_TO_SAY: 'Prefer not to say',
} as const

export const insuranceTypes = {
  EMPLOYER_SPONSORED_FULLY_INSURED: 'Employer Sponsored, Fully Insured',
  EMPLOYER_SPONSORED_SELF_FUNDED: 'Employer Sponsored, Self-Funded',
  ACA_MARKETPLACE: 'ACA Marketplace',
  MEDICAID: 'Medicaid',
  MEDICARE: 'Medicare',
  MEDICARE_ADVANTAGE: 'Medicare Advantage',
  MEDICAID_AND_MEDICARE: 'Medicaid and Medicare',
  CHIP: "CHIP (Children's Health Insurance Program)",
  BASIC_HEALTH_PROGRAM: 'Basic Health Program',
  TRICARE: 'TRICARE',
  OTHER: 'Other',
  UNKNOWN: "I don't know",
} as const

export const denialReasons = {
  NMN: 'Not medically necessary',
  PA: 'Prior authorization not obtained',
  NC: 'Not a covered benefit',
  OON: 'Out of network',
  EXP: 'Experimental or investigational',
  STR: 'Step therapy requirement',
  CE: 'Coding or billing error',
  OTHER: 'Other',
  UNKNOWN: "I don't know",
} as const

export const denialTimings = {
  PRE_SERVICE: 'Before the care (prior authorization)',
  POST_SERVICE: 'After the care (claim)',
} as const

export const serviceTypes = {
  CHEMOTHERAPY: 'Chemotherapy',
  DIAGNOSTIC: 'Diagnostic',
  DME: 'Durable medical equipment (DME)',
  EMERGENCY: 'Emergency',
  INPATIENT: 'Inpatient',
  MENTAL_HEALTH: 'Mental health',
  OUTPATIENT_PROCEDURE: 'Outpatient procedure',
  PRESCRIPTION: 'Prescription',
  PRIMARY_CARE: 'Primary care',
  RADIATION: 'Radiation',
  SKILLED_NURSING: 'Skilled nursing',
  SPECIALIST_VISIT: 'Specialist visit',
  URGENT_CARE: 'Urgent care',
  OTHER: 'Other',
  UNKNOWN: "I don't know",
} as const

export const yesNoUnknown = { YES: 'Yes', NO: 'No', UNKNOWN: "I don't know" } as const

export const internalOutcomes = {
  OVERTURNED: 'Approved',
  UPHELD: 'Denied Again',
  PARTIAL: 'Partly approved',
  PENDING: 'No answer yet',
  UNKNOWN: "I don't know",
} as const

export const externalOutcomes = { ...internalOutcomes, OVERTURNED: 'Overturned' } as const

/** The answers that are kept as one of a list of codes, each with its list. */
export const choicesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  race: races,
  gender: genders,
  insurance_type: insuranceTypes,
  denial_reason: denialReasons,
  denial_timing_type: denialTimings,
  service_type: serviceTypes,
  internally_appealed: yesNoUnknown,
  internal_appeal_outcome: internalOutcomes,
  externally_appealed: yesNoUnknown,
  external_appeal_outcome: externalOutcomes,
  has_documentation: yesNoUnknown,
}

export const claimStatuses = ['Submitted', 'Pending', 'Resolved', 'User Action Required'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

export type OptionsOf<T extends object> = Extract<keyof T, string>

/** For a picker: value and words, in the order given above. */
export function optionList<const T extends Readonly<Record<string, string>>>(options: T) {
  return Object.entries(options).map(([value, label]) => ({ value: value as OptionsOf<T>, label }))
}
