import type { ClaimField } from '@recourse/contract/claim-form'
import { checkGroups, type FieldProblem, type Typed } from './answers.ts'
import type { DraftChanges, DraftContent } from './draft-content.ts'
import { findStepOf, nextStep, previousStep, type Step, stepAt } from './steps.ts'

export interface WizardState {
  readonly step: number
  readonly typed: Typed
  /** Names of files that an earlier visit or another page had chosen. */
  readonly file_names: readonly string[]
  readonly problems: readonly FieldProblem[]
  /** What stands above the problems, or alone when the whole claim was refused. */
  readonly summary: string | undefined
  /** Counts the failed tries, each of which brings the focus to the summary. */
  readonly attempt: number
  /** Counts the steps taken, each of which brings the focus to the step's heading. */
  readonly moves: number
  /** Where Next leads while an earlier answer is being changed. */
  readonly returnTo: number | undefined
}

export type WizardAction =
  | { readonly type: 'edit'; readonly field: ClaimField; readonly value: string | boolean }
  /** Another page has changed something meanwhile. The person stays at the step and at the field. */
  | { readonly type: 'take'; readonly changes: DraftChanges }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'change'; readonly step: number }
  | {
      readonly type: 'refuse'
      readonly problems: readonly FieldProblem[]
      readonly summary: string | undefined
    }

export function startState({ step, answers, file_names }: DraftContent): WizardState {
  return { step, typed: answers, file_names, attempt: 0, moves: 0, returnTo: undefined, ...noProblems }
}

const noProblems = { problems: [], summary: undefined } as const

export function wizardReducer(steps: readonly Step[]) {
  return (state: WizardState, action: WizardAction): WizardState => {
    switch (action.type) {
      case 'edit':
        return { ...state, ...noProblems, typed: { ...state.typed, [action.field]: action.value } }
      case 'take':
        return take(state, action.changes)
      case 'next':
        return goOn(steps, state)
      case 'back':
        return { ...moveTo(state, previousStep(steps, state.step)), returnTo: state.returnTo }
      case 'change':
        return { ...moveTo(state, action.step), returnTo: state.step }
      case 'refuse':
        return refuse(steps, state, action)
    }
  }
}

function take(state: WizardState, { answers, file_names = state.file_names }: DraftChanges): WizardState {
  return { ...state, typed: { ...state.typed, ...answers }, file_names }
}

function goOn(steps: readonly Step[], state: WizardState): WizardState {
  const checked = checkGroups(state.typed, stepAt(steps, state.step).groups)
  if (!checked.ok) {
    const { problems, summary } = checked
    return { ...state, problems, summary, attempt: state.attempt + 1 }
  }
  return moveTo(state, state.returnTo ?? nextStep(steps, state.step))
}

function moveTo(state: WizardState, step: number): WizardState {
  return { ...state, ...noProblems, step, moves: state.moves + 1, returnTo: undefined }
}

/** Leads to the step that asks for the first of the fields; without one, the person stays where they are. */
function refuse(
  steps: readonly Step[],
  state: WizardState,
  { problems, summary }: Extract<WizardAction, { type: 'refuse' }>,
): WizardState {
  const attempt = state.attempt + 1
  const [first] = problems
  const step = first === undefined ? undefined : findStepOf(steps, first.field)
  if (step === undefined || step === state.step) return { ...state, problems, summary, attempt }
  const here = problems.filter(({ field }) => findStepOf(steps, field) === step)
  return { ...state, problems: here, summary, attempt, step, returnTo: state.step }
}
