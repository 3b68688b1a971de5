import { expect, test } from 'vitest'
import { asAnswers, checkGroups, type Typed } from './answers.ts'

const claimant: Typed = {
  first_name: 'Maria',
  last_name: 'Delgado',
  region: 'Pennsylvania',
  email: 'maria@example.com',
}
const denial: Typed = {
  subject: 'MRI',
  description: 'They said no.',
  insurance_type: 'MEDICARE',
  denial_reason: 'NMN',
}

test.each([
  ['first_name', 'Please select a First Name.'],
  ['last_name', 'Please select a Last Name.'],
  ['region', 'Please select a Region.'],
  ['email', 'Please select a Email.'],
] as const)('a missing %s is named', (field, sentence) => {
  expect(checkGroups({ ...claimant, [field]: '  ' }, ['claimant'])).toEqual({
    ok: false,
    problems: [{ field, message: sentence }],
    summary: sentence,
  })
})

test.each([
  ['subject', 'Please select a Subject.'],
  ['description', 'Please select a Description.'],
  ['insurance_type', 'Please select a Insurance Type.'],
  ['denial_reason', 'Please select a Denial Reason.'],
] as const)('a missing %s is named', (field, sentence) => {
  expect(checkGroups({ ...denial, [field]: '' }, ['denial'])).toMatchObject({ ok: false, summary: sentence })
})

test('several missing fields are named in one sentence, in the order of the form', () => {
  expect(checkGroups({}, ['claimant'])).toMatchObject({
    summary: 'Please fill out the following required fields: First Name, Last Name, Region and Email.',
  })
  expect(checkGroups({}, ['service'])).toMatchObject({
    summary: 'Please fill out the following required fields: Denial Timing Type and Service Type.',
  })
})

test('the later steps ask for nothing', () => {
  expect(checkGroups({}, ['appeals', 'documentation'])).toEqual({ ok: true, answers: {} })
})

test.each([
  ['age', '58', 58],
  ['total_cost', ' $2,460 ', 2460],
  ['patient_responsibility', '0', 0],
] as const)('%s typed as %j becomes %j', (field, typed, sent) => {
  expect(asAnswers({ [field]: typed })).toEqual({ [field]: sent })
})

test.each([
  ['old', 'Age must be an integer.'],
  ['5.5', 'Age must be an integer.'],
  ['121', 'Age must be between 1 and 120.'],
])('an age of %j is refused with the words of the contract', (age, message) => {
  expect(checkGroups({ ...claimant, age }, ['claimant'])).toEqual({
    ok: false,
    problems: [{ field: 'age', message }],
    summary: undefined,
  })
})

test('dollars with cents are refused', () => {
  const typed = { denial_timing_type: 'POST_SERVICE', service_type: 'DME', total_cost: '12.50' }
  expect(checkGroups(typed, ['service'])).toMatchObject({
    problems: [{ field: 'total_cost', message: 'Please enter whole dollars, without cents.' }],
  })
})

test('what is hidden or marked unknown is neither checked nor sent', () => {
  const typed: Typed = {
    denial_timing_type: 'PRE_SERVICE',
    service_type: 'DME',
    service_type_other: 'left over',
    total_cost: 'nonsense',
    care_date: '2026-10-02',
  }
  expect(checkGroups(typed, ['service'])).toEqual({
    ok: true,
    answers: { denial_timing_type: 'PRE_SERVICE', service_type: 'DME' },
  })
  const unknown = { ...denial, plan_name: 'Silver', plan_name_unknown: true }
  expect(checkGroups(unknown, ['denial'])).toEqual({
    ok: true,
    answers: { ...denial, plan_name_unknown: true },
  })
})
