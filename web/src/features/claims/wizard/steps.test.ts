import { claimFields } from '@recourse/contract/claim-form'
import { draftKinds } from '@recourse/contract/drafts'
import { expect, test } from 'vitest'
import { clampStep, findStepOf, isLastStep, nextStep, previousStep, stepAt, stepsOf } from './steps.ts'

test('the wizard has the six steps of the specification, in its order', () => {
  expect(stepsOf.wizard.map(({ title }) => title)).toEqual([
    'Personal Information',
    'Denial Information',
    'Service Details',
    'Denial Status',
    'Additional Information',
    'Supporting Documents',
  ])
})

test('the short form has four', () => {
  expect(stepsOf.intake.map(({ title }) => title)).toEqual([
    'Service Details',
    'Denial Information',
    'Denial & Appeal Status',
    'Additional Information',
  ])
})

test.each(draftKinds)('in the %s every field belongs to one step', (kind) => {
  for (const field of claimFields) expect(findStepOf(stepsOf[kind], field), field).toBeDefined()
  expect(findStepOf(stepsOf[kind], 'docs')).toBeUndefined()
})

test.each(draftKinds)('next and back in the %s stay inside it', (kind) => {
  const steps = stepsOf[kind]
  const last = steps.length - 1
  expect([nextStep(steps, 0), nextStep(steps, last)]).toEqual([1, last])
  expect([previousStep(steps, 0), previousStep(steps, last)]).toEqual([0, last - 1])
  expect([isLastStep(steps, 0), isLastStep(steps, last)]).toEqual([false, true])
})

test('a draft of the longer form opens the shorter one at its end', () => {
  expect(clampStep(stepsOf.intake, 5)).toBe(3)
  expect(stepAt(stepsOf.intake, 5).id).toBe('documentation')
})
