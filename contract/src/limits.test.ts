import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { regionNames } from './regions.ts'

test('the numbers of the specification stand as it gives them', () => {
  expect(limits).toMatchObject({
    claimsPageSize: 5,
    recentClaims: 5,
    noticeMs: 5000,
    uploadPanelCloseMs: 1500,
    headerScrollPx: 10,
    verificationCodeMinutes: 10,
    ageMin: 1,
    ageMax: 120,
  })
})

test('the eligible regions are 50 states, DC, American Samoa, Guam and Puerto Rico', () => {
  expect(regionNames).toHaveLength(54)
  expect(new Set(regionNames).size).toBe(54)
  expect([...regionNames].sort()).toEqual([...regionNames])
})
