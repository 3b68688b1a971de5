import type { Profile } from '@recourse/contract/account'
import { expect, test } from 'vitest'
import { checkProfile, type ProfileValues, profileValues } from './profile-values.ts'

const nobody: Profile = {
  uid: '1',
  username: 'maria',
  first_name: '',
  last_name: '',
  email: 'maria@example.com',
  pending_email: null,
  age: null,
  phone: null,
  city: null,
  region: null,
  is_staff: false,
  is_claims_admin: false,
  is_superuser: false,
}
const complete: ProfileValues = {
  first_name: 'Maria',
  last_name: 'Delgado',
  age: '58',
  phone: '555-0117',
  city: 'Erie',
  region_name: 'Pennsylvania',
  email: 'maria@example.com',
}

function messages(values: ProfileValues): string[] {
  const checked = checkProfile(nobody, values)
  return checked.ok ? [] : checked.problems.map(({ message }) => message)
}

test('what is missing is found in the order of the specification', () => {
  expect(messages(profileValues(nobody))).toEqual([
    'First name required.',
    'Last name required.',
    'Age required.',
    'Phone number required.',
    'City required.',
    'Region required.',
  ])
})

test.each([
  ['', 'Age required.'],
  ['58.5', 'Age must be an integer.'],
  ['old', 'Age must be an integer.'],
  ['1e2', 'Age must be an integer.'],
  ['0', 'Age must be between 1 and 120.'],
  ['121', 'Age must be between 1 and 120.'],
])('an age of %j is answered with %j', (age, message) => {
  expect(messages({ ...complete, age })).toEqual([message])
})

test('only an email that was edited is checked and sent', () => {
  expect(checkProfile(nobody, complete)).not.toHaveProperty('data.email')
  expect(checkProfile(nobody, { ...complete, email: 'new@example.com' })).toHaveProperty(
    'data.email',
    'new@example.com',
  )
  expect(messages({ ...complete, email: 'maria' })).toEqual(['Please enter a valid email address.'])
})
