import { expect, test } from 'vitest'
import { checkSignUp, type SignUpValues } from './check-sign-up.ts'

const complete: SignUpValues = {
  username: 'maria',
  firstname: 'Maria',
  lastname: 'Delgado',
  email: 'maria@example.com',
  password: 'marigold-river-22',
  confirmation: 'marigold-river-22',
}

function messages(values: SignUpValues): string[] {
  const checked = checkSignUp(values)
  return checked.ok ? [] : checked.problems.map(({ message }) => message)
}

test('everything that is missing is named in the order of the specification', () => {
  expect(messages({})).toEqual([
    'Username was not provided',
    'First name was not provided',
    'Last name was not provided',
    'Email was not provided',
    'Password was not provided',
    'Password confirmation was not provided',
  ])
})

test('a confirmation that differs comes before an email that cannot be one', () => {
  expect(messages({ ...complete, email: 'maria', confirmation: 'marigold' })).toEqual([
    'Passwords do not match',
    'Please enter a valid email address.',
  ])
})

test('what is missing comes before what is wrong', () => {
  expect(messages({ ...complete, email: 'maria', lastname: ' ' })).toEqual([
    'Last name was not provided',
    'Please enter a valid email address.',
  ])
})

test('a short password is told its length', () => {
  expect(messages({ ...complete, password: 'short', confirmation: 'short' })).toEqual([
    'Please use 12 characters or more.',
  ])
})

test('what is sent holds no confirmation', () => {
  const { confirmation: _, ...body } = complete
  expect(checkSignUp(complete)).toEqual({ ok: true, data: body })
})
