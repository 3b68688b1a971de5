import { expect, test } from 'vitest'
import { checkCoverage, coverageValues, withChange } from './coverage-values.ts'
import { makeCoverage } from './testing/make-coverage.ts'

const stored = coverageValues(makeCoverage(), '2026-11-15')

test('a new coverage starts empty, and today', () => {
  expect(coverageValues(undefined, '2026-11-15')).toEqual({
    region: '',
    insurer_name: '',
    plan_name: '',
    member_id: '',
    effective_date: '2026-11-15',
    premium_cost: '',
    user_cost: '',
    employer_sponsored: '',
  })
})

test('another region clears insurer and plan, another insurer the plan, and nothing else clears anything', () => {
  expect(withChange(stored, 'region', 'Ohio')).toMatchObject({ insurer_name: '', plan_name: '' })
  expect(withChange(stored, 'region', 'Ohio').member_id).toBe('KVH10048B2')
  expect(withChange(stored, 'insurer_name', 'Other')).toMatchObject({ region: 'Arkansas', plan_name: '' })
  expect(withChange(stored, 'plan_name', 'Gold')).toEqual({ ...stored, plan_name: 'Gold' })
  expect(withChange(stored, 'region', 'Arkansas')).toEqual(stored)
})

test('empty fields are left out of what is sent', () => {
  const checked = checkCoverage({ ...stored, premium_cost: ' ', user_cost: '', employer_sponsored: '' })
  expect(checked).toEqual({
    ok: true,
    data: {
      region: 'Arkansas',
      insurer_name: 'Celtic Insurance Company',
      plan_name: 'Silver 3000 PPO',
      member_id: 'KVH10048B2',
      effective_date: '2026-01-01',
    },
  })
})

test('costs are sent as numbers and the choice as a truth value', () => {
  const checked = checkCoverage({ ...stored, employer_sponsored: 'false' })
  expect(checked.ok && checked.data).toMatchObject({
    premium_cost: 412,
    user_cost: 3000,
    employer_sponsored: false,
  })
})

test('the first problem is the first of the specification', () => {
  const nothing = { ...coverageValues(undefined, ''), premium_cost: '4.5', user_cost: '$3,000' }
  const checked = checkCoverage(nothing)
  expect(checked.ok ? [] : checked.problems.map(({ message }) => message)).toEqual([
    'Region required.',
    'Insurer Required.',
    'Plan Required.',
    'Member ID Required.',
    'Effective start date required.',
    'Premium must be an integer if entered.',
    'Out of Pocket cost must be an integer if entered.',
  ])
})
