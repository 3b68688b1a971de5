import { expect, test } from 'vitest'
import { isCommercial, planTypes } from './plan-types.ts'

test('there are eight plan types, three of them commercial, the self-funded one first', () => {
  expect(planTypes).toHaveLength(8)
  expect(planTypes.filter(isCommercial)).toHaveLength(3)
  expect(planTypes[0]).toBe('Commercial - Employer Sponsored - Self-Funded')
})
