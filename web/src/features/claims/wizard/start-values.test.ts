import { expect, test } from 'vitest'
import { localDate, missingInProfile, startValues } from './start-values.ts'
import { maria } from './testing/claim-server.ts'

const today = '2026-11-15'
const stranger = { ...maria, region: null, last_name: '' }

test('a new form starts from the profile, the defaults and today', () => {
  expect(startValues('wizard', maria, undefined, today)).toEqual({
    first_name: 'Maria',
    last_name: 'Delgado',
    region: 'Pennsylvania',
    email: 'maria.delgado@example.com',
    phone: '(814) 555-0117',
    age: '58',
    care_date: today,
    urgent: false,
    internally_appealed: 'NO',
    internal_appeal_outcome: 'UPHELD',
    externally_appealed: 'NO',
    external_appeal_outcome: 'UPHELD',
    has_documentation: 'NO',
  })
})

test('a draft goes on as it was left, also where the person emptied a field', () => {
  const draft = { phone: '', age: 60, first_name: 'Mary', care_date: '' }
  expect(startValues('wizard', maria, draft, today)).toMatchObject({
    ...draft,
    age: '60',
    last_name: 'Delgado',
    has_documentation: 'NO',
  })
})

test('the short form follows the profile, which may have changed since the draft', () => {
  expect(startValues('intake', maria, { region: '' }, today)).toMatchObject({ region: 'Pennsylvania' })
  expect(startValues('intake', stranger, { region: 'Ohio' }, today)).toMatchObject({ region: 'Ohio' })
})

test('only what the profile lacks is asked', () => {
  expect(missingInProfile(maria)).toEqual([])
  expect(missingInProfile(stranger)).toEqual(['last_name', 'region'])
})

test('today is the day where the person is', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
