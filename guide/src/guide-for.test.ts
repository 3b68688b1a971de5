import { regionNames } from '@recourse/contract/regions'
import { describe, expect, test } from 'vitest'
import { guideFor } from './guide-for.ts'
import { guideTexts } from './guide-texts.ts'
import { type PlanEntryId, planEntryIds } from './plan-entry.ts'
import { type PlanType, planTypes } from './plan-types.ts'
import { readSubAnswers, type SubAnswers, subQuestions } from './sub-questions.ts'

const dual: PlanType = 'Dual Medicaid Medicare'
const chip: PlanType = "CHIP (Children's Health Insurance Program)"
const selfFunded: PlanType = 'Commercial - Employer Sponsored - Self-Funded'

describe.each(planTypes)('%s', (planType) => {
  test.each(regionNames)(
    'in %s has regulators or the empty text, links that hold, and a road or the reason for none',
    async (region) => {
      const guide = await guideFor(planType, region)
      expect(guide.regulators.length > 0).toBe(guide.noRegulators === null)
      expect(guide.resources.length > 0).toBe(guide.noResources === null)
      expect(guide.roads.length > 0).toBe(guide.limitedInformation === null)
      for (const regulator of guide.regulators) {
        expect(regulator.complaintUrl).toMatch(/^https:\/\//)
        expect(regulator.url).toMatch(/^https:\/\//)
      }
      for (const resource of guide.resources) expect(resource.url).toMatch(/^https:\/\//)
      const ids = [...guide.regulators, ...guide.resources].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { lifecycle } of guide.roads) {
        expect(lifecycle.stages.map(({ id }) => id)).toEqual([
          'denial',
          'internal_appeal',
          'external_appeal',
          'resolution',
        ])
        expect(lifecycle.outcomes.map(({ title }) => title)).toEqual([
          'Overturned',
          'Partially overturned',
          'Upheld',
        ])
      }
    },
  )
})

describe('sub-questions lead to the road', () => {
  const cases: [PlanType, SubAnswers, PlanEntryId[], decided: boolean][] = [
    [selfFunded, {}, ['EMPLOYER_SPONSORED_SELF_FUNDED'], true],
    [selfFunded, { special: 'none' }, ['EMPLOYER_SPONSORED_SELF_FUNDED'], true],
    ['Commercial - Employer Sponsored - Fully Insured', {}, ['EMPLOYER_SPONSORED_FULLY_INSURED'], true],
    ['Commercial - Marketplace Plan', {}, ['ACA_MARKETPLACE'], true],
    ['Commercial - Marketplace Plan', { special: 'grandfathered' }, ['GRANDFATHERED'], true],
    ['Commercial - Marketplace Plan', { special: 'short_term' }, ['SHORT_TERM_OR_EXCEPTED'], true],
    [selfFunded, { special: 'federal_employee' }, ['FEHB'], true],
    [selfFunded, { special: 'military' }, ['TRICARE'], true],
    ['Medicare', {}, ['MEDICARE', 'MEDICARE_ADVANTAGE', 'MEDICARE_PART_D'], false],
    ['Medicare', { medicare: 'original' }, ['MEDICARE'], true],
    ['Medicare', { medicare: 'advantage' }, ['MEDICARE_ADVANTAGE'], true],
    ['Medicare', { medicare: 'drug' }, ['MEDICARE_PART_D'], true],
    ['Medicaid', {}, ['MEDICAID_MANAGED_CARE', 'MEDICAID_FFS'], false],
    ['Medicaid', { medicaid: 'managed_care' }, ['MEDICAID_MANAGED_CARE'], true],
    ['Medicaid', { medicaid: 'fee_for_service' }, ['MEDICAID_FFS'], true],
    [dual, { dual: 'integrated' }, ['MEDICAID_AND_MEDICARE'], true],
    [dual, { dual: 'drug' }, ['MEDICARE_PART_D'], true],
    [
      dual,
      { dual: 'separate', medicare: 'advantage', medicaid: 'managed_care' },
      ['MEDICARE_ADVANTAGE', 'MEDICAID_MANAGED_CARE'],
      true,
    ],
    [
      dual,
      { dual: 'separate', medicare: 'original' },
      ['MEDICARE', 'MEDICAID_MANAGED_CARE', 'MEDICAID_FFS'],
      false,
    ],
    [chip, { chip: 'plan' }, ['CHIP'], true],
    [chip, { chip: 'state' }, ['CHIP'], true],
    [chip, { chip: 'medicaid', medicaid: 'managed_care' }, ['MEDICAID_MANAGED_CARE'], true],
    ['Basic Health Program', {}, ['BASIC_HEALTH_PROGRAM'], true],
  ]
  test.each(cases)('%s %j', async (planType, answers, entries, decided) => {
    const guide = await guideFor(planType, 'Minnesota', answers)
    expect(guide.roads.map(({ entry }) => entry.id)).toEqual(entries)
    expect(guide.decided).toBe(decided)
  })

  test('every road of appeal can be reached', () => {
    const reached = new Set(cases.flatMap(([, , entries]) => entries))
    expect([...reached].sort()).toEqual([...planEntryIds].sort())
  })

  test('a child with CHIP straight from the state starts at the state', async () => {
    expect((await guideFor(chip, 'Utah', { chip: 'state' })).roads[0]?.startLevel).toBe('state_review')
  })
})

test('only a policy bought alone loses the rules for employer plans', async () => {
  const answers: SubAnswers = { special: 'grandfathered' }
  expect((await guideFor('Commercial - Marketplace Plan', 'Utah', answers)).roads[0]?.ownPolicy).toBe(true)
  expect((await guideFor(selfFunded, 'Utah', answers)).roads[0]?.ownPolicy).toBeUndefined()
})

test('a self-funded plan is overseen by the Labor Department, and no state department has full power', async () => {
  const { regulators } = await guideFor(selfFunded, 'Michigan')
  expect(regulators.map(({ id, national, limitedAuthority }) => [id, national, limitedAuthority])).toEqual([
    ['ebsa', true, false],
    ['doi-mi', false, true],
    ['cms', true, true],
  ])
})

test('a complaint link is the one for the type', async () => {
  const { regulators } = await guideFor('Medicare', 'Ohio')
  expect(regulators.find(({ id }) => id === 'cms')?.complaintUrl).toBe(
    'https://www.medicare.gov/my/medicare-complaint',
  )
})

test('federal employees are not sent to offices that have no say', async () => {
  const guide = await guideFor(selfFunded, 'Ohio', { special: 'federal_employee' })
  expect(guide.regulators).toEqual([])
  expect(guide.noRegulators).toBe(guideTexts.noRegulators)
  expect(guide.roads[0]?.entry.regulator).toContain('OPM')
  expect(guide.resources.map(({ id }) => id)).toContain('patient-advocate-foundation')
})

test('a region without a Basic Health Program says so under the title of the specification', async () => {
  const { limitedInformation } = await guideFor('Basic Health Program', 'Alabama')
  expect(limitedInformation?.title).toBe('Limited Information Available')
  expect(limitedInformation?.text).toContain('Alabama')
  expect(limitedInformation?.resource?.id).toBe('medicaid-gov')
})

test('answers from an address are read strictly', () => {
  expect(readSubAnswers({ medicare: 'drug', medicaid: 'constructor', other: 'x', dual: null })).toEqual({
    medicare: 'drug',
  })
  expect(Object.keys(subQuestions)).toHaveLength(5)
})
