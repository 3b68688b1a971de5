import { isCommercial, type PlanType } from './plan-types.ts'

/** Questions that tell apart the roads which one plan type hides. */
export const subQuestions = {
  special: {
    text: 'Is it one of these plans?',
    options: {
      none: 'No, or I do not know',
      federal_employee: 'A federal employee or Postal Service plan (FEHB, PSHB)',
      military: 'TRICARE (military)',
      grandfathered: 'A grandfathered plan (its papers say so)',
      short_term: 'A short-term, indemnity, dental or vision only, sharing or travel plan',
    },
  },
  medicare: {
    text: 'Which part of Medicare said no?',
    options: {
      original: 'Original Medicare (red, white and blue card)',
      advantage: 'A Medicare Advantage plan',
      drug: 'A Medicare drug plan, or the drug part of my plan',
    },
  },
  medicaid: {
    text: 'Who sent the notice?',
    options: { managed_care: 'A health plan', fee_for_service: 'The state Medicaid office' },
  },
  dual: {
    text: 'Is it one plan for both Medicare and Medicaid?',
    options: {
      integrated: 'Yes, one plan and one letter for both (form CMS-10716)',
      separate: 'No, they are separate, or I am not sure',
      drug: 'It is about a prescription drug',
    },
  },
  chip: {
    text: 'How does the child get CHIP?',
    options: {
      plan: 'Through a health plan',
      state: 'Straight from the state',
      medicaid: 'CHIP is part of Medicaid here',
    },
  },
} as const

export type SubQuestionId = keyof typeof subQuestions
export type SubAnswer<Id extends SubQuestionId> = keyof (typeof subQuestions)[Id]['options']
export type SubAnswers = { [Id in SubQuestionId]?: SubAnswer<Id> }

/** The questions to ask for a plan type, given the answers so far. */
export function listSubQuestions(planType: PlanType, answers: SubAnswers): SubQuestionId[] {
  if (isCommercial(planType)) return ['special']
  switch (planType) {
    case 'Medicare':
      return ['medicare']
    case 'Medicaid':
      return ['medicaid']
    case 'Dual Medicaid Medicare':
      return answers.dual === 'separate' ? ['dual', 'medicare', 'medicaid'] : ['dual']
    case "CHIP (Children's Health Insurance Program)":
      return answers.chip === 'medicaid' ? ['chip', 'medicaid'] : ['chip']
    default:
      return []
  }
}

/** Reads answers from untrusted text, such as the page's address; what is not an option falls away. */
export function readSubAnswers(values: Readonly<Record<string, string | null | undefined>>): SubAnswers {
  const entries = Object.entries(subQuestions).flatMap(([id, question]) => {
    const value = values[id]
    return value && Object.hasOwn(question.options, value) ? [[id, value]] : []
  })
  return Object.fromEntries(entries)
}
