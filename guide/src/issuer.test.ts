import { regionNames } from '@recourse/contract/regions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deniedShare, findIssuer, type Issuer, overturnedShare } from './issuer.ts'
import { loadIssuers } from './load-issuers.ts'

const count = z.nullable(z.int().check(z.minimum(0)))
const appeals = z.strictObject({ filed: count, overturned: count })
const shape = z.strictObject({
  id: z.string().check(z.regex(/^\d{5}$/)),
  name: z.string().check(z.minLength(2)),
  other_names: z.optional(z.array(z.string())),
  years: z.array(
    z.strictObject({
      year: z.literal([2022, 2024]),
      claims: z.strictObject({ received: count, denied: count }),
      internal_appeals: appeals,
      external_reviews: appeals,
    }),
  ),
})

const all = await Promise.all(
  regionNames.map(async (region) => ({ region, issuers: await loadIssuers(region) })),
)
const arkansas = all.find(({ region }) => region === 'Arkansas')?.issuers ?? []

describe('what insurers reported', () => {
  test('has the strict shape for every region, newest year first', () => {
    for (const { issuers } of all) {
      z.parse(z.array(shape), issuers)
      expect(new Set(issuers.map(({ id }) => id)).size).toBe(issuers.length)
      for (const { years } of issuers) {
        expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => b - a))
      }
    }
    expect(all.filter(({ issuers }) => issuers.length > 0)).toHaveLength(32)
  })

  test('is empty where a state has a marketplace of its own', async () => {
    expect(await loadIssuers('Pennsylvania')).toEqual([])
    expect(await loadIssuers('Guam')).toEqual([])
  })

  test('never makes a share of more than everything', () => {
    for (const { claims, internal_appeals, external_reviews } of all.flatMap(({ issuers }) =>
      issuers.flatMap(({ years }) => years),
    )) {
      for (const share of [
        deniedShare(claims),
        overturnedShare(internal_appeals),
        overturnedShare(external_reviews),
      ]) {
        if (share) expect(share.percent).toBeLessThanOrEqual(100)
      }
    }
  })

  test('that none of hundreds of appeals was overturned is not believed', () => {
    const celtic = findIssuer(arkansas, 'Celtic Insurance Company')?.years.find(({ year }) => year === 2024)
    expect(celtic?.internal_appeals).toEqual({ filed: 1813, overturned: 0 })
    expect(celtic && overturnedShare(celtic.internal_appeals)).toBeNull()
  })
})

describe('shares', () => {
  test.each([
    [
      { received: 1000, denied: 250 },
      { part: 250, whole: 1000, percent: 25 },
    ],
    [
      { received: 1000, denied: 0 },
      { part: 0, whole: 1000, percent: 0 },
    ],
    [{ received: 1000, denied: null }, null],
    [{ received: null, denied: 3 }, null],
    [{ received: 9, denied: 3 }, null],
  ])('denied %j', (counts, share) => expect(deniedShare(counts)).toEqual(share))

  test.each([
    [
      { filed: 100, overturned: 47 },
      { part: 47, whole: 100, percent: 47 },
    ],
    [
      { filed: 54, overturned: 0 },
      { part: 0, whole: 54, percent: 0 },
    ],
    [{ filed: 100, overturned: 0 }, null],
    [{ filed: null, overturned: 0 }, null],
    [{ filed: 0, overturned: 0 }, null],
  ])('overturned %j', (counts, share) => expect(overturnedShare(counts)).toEqual(share))
})

test('an insurer is found by its whole name only, whatever its case and punctuation', () => {
  const issuers: Issuer[] = [
    { id: '1', name: 'Blue Cross & Blue Shield, Inc.', other_names: ['BCBS'], years: [] },
  ]
  expect(findIssuer(issuers, 'blue cross and blue shield inc')).toBe(issuers[0])
  expect(findIssuer(issuers, 'bcbs')).toBe(issuers[0])
  expect(findIssuer(issuers, 'Blue Cross')).toBeUndefined()
  expect(findIssuer(issuers, ' ')).toBeUndefined()
})
