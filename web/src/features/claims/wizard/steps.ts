import { type ClaimGroup, claimGroups } from '@recourse/contract/claim-form'
import type { DraftKind } from '@recourse/contract/drafts'

export type StepId = ClaimGroup | 'review'

export interface Step {
  readonly id: StepId
  readonly title: string
  /** What must be right before the next step. */
  readonly groups: readonly ClaimGroup[]
}

const wizardSteps: readonly Step[] = [
  { id: 'claimant', title: 'Personal Information', groups: ['claimant'] },
  { id: 'denial', title: 'Denial Information', groups: ['denial'] },
  { id: 'service', title: 'Service Details', groups: ['service'] },
  { id: 'appeals', title: 'Denial Status', groups: ['appeals'] },
  { id: 'documentation', title: 'Additional Information', groups: ['documentation'] },
  { id: 'review', title: 'Supporting Documents', groups: [] },
]

/** The short form takes the person's data from the profile and asks first for what is not there. */
const intakeSteps: readonly Step[] = [
  { id: 'service', title: 'Service Details', groups: ['claimant', 'service'] },
  { id: 'denial', title: 'Denial Information', groups: ['denial'] },
  { id: 'appeals', title: 'Denial & Appeal Status', groups: ['appeals'] },
  { id: 'documentation', title: 'Additional Information', groups: ['documentation'] },
]

export const stepsOf: Readonly<Record<DraftKind, readonly Step[]>> = {
  wizard: wizardSteps,
  intake: intakeSteps,
}

/** Always a step: a draft may have been saved by a longer form. */
export function stepAt(steps: readonly Step[], index: number): Step {
  const step = steps[clampStep(steps, index)]
  if (step === undefined) throw new Error('A form has at least one step.')
  return step
}

export function clampStep(steps: readonly Step[], index: number): number {
  return Math.min(Math.max(index, 0), steps.length - 1)
}

export function nextStep(steps: readonly Step[], index: number): number {
  return clampStep(steps, index + 1)
}

export function previousStep(steps: readonly Step[], index: number): number {
  return clampStep(steps, index - 1)
}

export function isLastStep(steps: readonly Step[], index: number): boolean {
  return index === steps.length - 1
}

export function allGroups(steps: readonly Step[]): ClaimGroup[] {
  return steps.flatMap(({ groups }) => groups)
}

/** The step that asks for a field, or nothing for a name that no step knows. */
export function findStepOf(steps: readonly Step[], field: string): number | undefined {
  const index = steps.findIndex(({ groups }) => groups.some((group) => fieldsOf(group).includes(field)))
  return index === -1 ? undefined : index
}

export function fieldsOf(group: ClaimGroup): string[] {
  return Object.keys(claimGroups[group])
}
