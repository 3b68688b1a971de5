import { expect, test } from 'vitest'
import { lifecycleOf } from './lifecycle.ts'
import { loadPlan } from './load-plan.ts'
import { type PlanEntryId, planEntryIds } from './plan-entry.ts'

async function levelsAt(entry: PlanEntryId, stage: number): Promise<string[]> {
  return lifecycleOf(await loadPlan(entry)).stages[stage]?.levels.map(({ level }) => level) ?? []
}

test.each(planEntryIds)('every level of %s stands at exactly one stop', async (id) => {
  const plan = await loadPlan(id)
  const shown = lifecycleOf(plan).stages.flatMap(({ levels }) => levels.map(({ level }) => level))
  expect(shown.sort()).toEqual(plan.levels.map(({ id: level }) => level).sort())
})

test('fee-for-service Medicaid has no internal appeal and goes straight to the hearing', async () => {
  expect(await levelsAt('MEDICAID_FFS', 1)).toEqual([])
  expect(await levelsAt('MEDICAID_FFS', 2)).toEqual(['state_fair_hearing'])
})

test('a level tells how long one has to file and how long they have to answer', async () => {
  const { stages } = lifecycleOf(await loadPlan('MEDICARE_ADVANTAGE'))
  expect(stages[1]?.levels[0]).toMatchObject({
    window: '60 days',
    answers: [
      '30 days (before the care)',
      '7 days (drug given by a doctor)',
      '60 days (after the care)',
      '72 hours (urgent)',
    ],
    citation: '42 CFR 422.582(b)',
    confidence: 'verified',
  })
})

test('a win in Medicaid managed care says when care must start', async () => {
  const { outcomes } = lifecycleOf(await loadPlan('MEDICAID_MANAGED_CARE'))
  expect(outcomes[0]?.text).toContain('within 72 hours')
})
