import { guideFor } from '@recourse/guide/guide-for'
import { planTypes } from '@recourse/guide/plan-types'
import { expect, test } from 'vitest'
import { sourcesOf } from './sources-of.ts'

test.each(planTypes)('every source named on the roads of %s is known, and listed once', async (planType) => {
  const { roads } = await guideFor(planType, 'Minnesota')
  const titles = sourcesOf(roads.map(({ entry }) => entry)).map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(0)
  expect(new Set(titles).size).toBe(titles.length)
})
