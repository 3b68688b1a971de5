import { regionNames } from '@recourse/contract/regions'
import { planTypes } from '@recourse/guide/plan-types'
import { expect, test } from 'vitest'
import { choiceParams, defaultChoice, readChoice } from './choice.ts'

test('every plan type and region reads back from its address', () => {
  for (const planType of planTypes) {
    for (const region of regionNames) {
      const choice = { ...defaultChoice, planType, region }
      expect(readChoice(choiceParams(choice), defaultChoice)).toEqual(choice)
    }
  }
})

test('answers stand in the address, what is no answer falls away', () => {
  const choice = { ...defaultChoice, planType: 'Medicare' as const, answers: { medicare: 'drug' as const } }
  const params = choiceParams(choice, { tool: 'deadline', tab: null })
  expect(params.toString()).toBe('type=medicare&region=alabama&medicare=drug&tool=deadline')
  expect(readChoice(params, defaultChoice)).toEqual(choice)
  const typed = new URLSearchParams('type=nonsense&region=texas&medicare=__proto__&special=')
  expect(readChoice(typed, defaultChoice)).toEqual({ ...defaultChoice, region: 'Texas' })
})
