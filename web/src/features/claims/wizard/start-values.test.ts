import { expect, test } from 'vitest'
import { localDate, missingInProfile, startValues } from './start-values.ts'
import { coverageOnFile, maria } from './testing/claim-server.ts'

const today = '2026-11-15'
const known = { profile: maria, coverage: undefined }
const stranger = { ...maria, region: null, last_name: '' }

test('a new form starts from the profile, the defaults and today', () => {
  expect(startValues('wizard', known, undefined, today)).toEqual({
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
  expect(startValues('wizard', known, draft, today)).toMatchObject({
    ...draft,
    age: '60',
    last_name: 'Delgado',
    has_documentation: 'NO',
  })
})

test('a coverage on file fills in the insurer, the plan and a region that the profile lacks', () => {
  const insured = { profile: stranger, coverage: coverageOnFile }
  expect(startValues('wizard', insured, undefined, today)).toMatchObject({
    region: 'Ohio',
    insurance_administrator: 'Keystone Valley Health',
    plan_name: 'Silver 3000 PPO',
  })
  expect(startValues('wizard', { ...insured, profile: maria }, undefined, today)).toMatchObject({
    region: 'Pennsylvania',
  })
})

test('a draft wins over the coverage, also where it says that the person does not know', () => {
  const insured = { profile: maria, coverage: coverageOnFile }
  const draft = { insurance_administrator: 'Harbor Mutual', plan_name_unknown: true }
  const typed = startValues('wizard', insured, draft, today)
  expect(typed).toMatchObject(draft)
  expect(typed).not.toHaveProperty('plan_name')
})

test('the short form follows the profile, which may have changed since the draft', () => {
  expect(startValues('intake', known, { region: '' }, today)).toMatchObject({ region: 'Pennsylvania' })
  expect(startValues('intake', { ...known, profile: stranger }, { region: 'Ohio' }, today)).toMatchObject({
    region: 'Ohio',
  })
})

test('only what the profile lacks is asked', () => {
  expect(missingInProfile(maria)).toEqual([])
  expect(missingInProfile(stranger)).toEqual(['last_name', 'region'])
})

test('today is the day where the person is', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
