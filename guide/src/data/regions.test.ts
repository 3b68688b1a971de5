import { regionNames } from '@recourse/contract/regions'
import { describe, expect, test } from 'vitest'
import { loadRegion } from '../load-region.ts'
import { regionFacts, regulator, resource } from '../testing/region-schemas.ts'
import { nationalRegulators } from './national.ts'
import { nationalResources } from './national-resources.ts'

describe.each(regionNames)('%s', (name) => {
  test('has the strict shape and its own name', async () => {
    const region = await loadRegion(name)
    regionFacts.parse(region)
    expect(region.region).toBe(name)
  })

  test('has one Medicaid agency, an insurance department, and no national office among its own', async () => {
    const { regulators } = await loadRegion(name)
    const kinds = regulators.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'medicaid_agency')).toHaveLength(1)
    expect(kinds).toContain('insurance_department')
    expect(regulators.some(({ national }) => national)).toBe(false)
  })

  test('treats no type as both fully and partly regulated', async () => {
    for (const { regulates, partially_regulates } of (await loadRegion(name)).regulators) {
      expect(regulates.filter((type) => partially_regulates.includes(type))).toEqual([])
    }
  })
})

test('national regulators and resources have the strict shape', () => {
  for (const one of nationalRegulators) expect(regulator.parse(one).national).toBe(true)
  for (const one of nationalResources) resource.parse(one)
})

test('no two regulators, and no two resources, share an id anywhere', async () => {
  const regions = await Promise.all(regionNames.map(loadRegion))
  const regulators = [...nationalRegulators, ...regions.flatMap((region) => region.regulators)]
  const resources = [...nationalResources, ...regions.flatMap((region) => region.resources)]
  expect(new Set(regulators.map(({ id }) => id)).size).toBe(regulators.length)
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length)
  expect([regulators.length, resources.length]).toEqual([114, 51])
})

test('the Basic Health Program is known in four regions', async () => {
  const regions = await Promise.all(regionNames.map(loadRegion))
  const named = regions.filter((region) => region.basic_health_program).map(({ region }) => region)
  expect(named).toEqual(['District of Columbia', 'Minnesota', 'New York', 'Oregon'])
})
