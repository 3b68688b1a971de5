import { describe, expect, test } from 'vitest'
import { citationLinks } from '../citation-links.ts'
import { loadPlan } from '../load-plan.ts'
import { planEntryIds } from '../plan-entry.ts'
import { planEntry } from '../testing/plan-schemas.ts'
import { source } from '../testing/schema-parts.ts'
import { listSourceIds } from '../testing/source-ids.ts'
import { medicareAmounts } from './amounts-in-dispute.ts'
import { sources } from './sources.ts'

describe.each(planEntryIds)('the plan entry %s', (id) => {
  test('has the strict shape and its own id', async () => {
    const plan = await loadPlan(id)
    planEntry.parse(plan)
    expect(plan.id).toBe(id)
  })

  test('has levels with unique ids in rising order, and one that is not optional', async () => {
    const { levels } = await loadPlan(id)
    expect(new Set(levels.map((level) => level.id)).size).toBe(levels.length)
    const orders = levels.map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((first, second) => first - second))
    expect(levels.some((level) => !level.optional && !level.only_if_urgent)).toBe(true)
  })

  test('never has a safe number of days above the legal one', async () => {
    for (const { filing } of (await loadPlan(id)).levels) {
      if (filing.unit === 'calendar_days' && filing.amount !== null && filing.safe_days !== null) {
        expect(filing.safe_days).toBeLessThanOrEqual(filing.amount)
      }
      const most = filing.allowed_range?.[1]
      if (most && filing.safe_days !== null) expect(filing.safe_days).toBeLessThanOrEqual(most)
    }
  })

  test('names only sources that exist', async () => {
    for (const used of listSourceIds(await loadPlan(id))) expect(sources).toHaveProperty([used])
  })
})

test('every source has the strict shape', () => {
  for (const one of Object.values(sources)) source.parse(one)
})

test("every year's dollar floors name sources that exist", () => {
  for (const used of listSourceIds(medicareAmounts)) expect(sources).toHaveProperty([used])
})

test('a citation of the federal code leads to its section', () => {
  expect(citationLinks('42 CFR 438.408(f)(2); 29 CFR 2560.503-1(h)(3)(i); state law')).toEqual([
    { text: '42 CFR 438.408', url: 'https://www.ecfr.gov/current/title-42/section-438.408' },
    { text: '29 CFR 2560.503-1', url: 'https://www.ecfr.gov/current/title-29/section-2560.503-1' },
  ])
  expect(citationLinks('29 CFR 2590.715-2719(d)(2)(i)')[0]?.url).toContain('section-2590.715-2719')
  expect(citationLinks('42 CFR 438.400-438.424')[0]?.url).toMatch(/section-438\.400$/)
  expect(citationLinks('state law')).toEqual([])
})
