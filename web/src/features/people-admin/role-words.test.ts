import { expect, test } from 'vitest'
import { changeWords } from './role-words.ts'

const none = { is_staff: false, is_claims_admin: false, is_superuser: false }

test('the button names the change', () => {
  const staff = { ...none, is_staff: true }
  expect(changeWords(none, staff)).toBe('Give Staff')
  expect(changeWords(staff, none)).toBe('Take Staff')
  expect(changeWords(staff, { ...none, is_claims_admin: true, is_superuser: true })).toBe(
    'Give Claims Admin and Superuser, take Staff',
  )
})

test('no change has no name', () => {
  expect(changeWords(none, none)).toBeUndefined()
})
