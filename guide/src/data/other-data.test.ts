import { expect, test } from 'vitest'
import { denialReasonCodes, legalPointsFor } from '../denial-reason.ts'
import { glossary, isGlossaryId } from '../glossary.ts'
import { loadDenialReason } from '../load-denial-reason.ts'
import { checklistItem, denialReason, documentRequest, statistic } from '../testing/letter-schemas.ts'
import { listSourceIds } from '../testing/source-ids.ts'
import { documentRequests } from './document-requests.ts'
import { letterAdvice } from './letter-advice.ts'
import { commercialChecklist } from './notice-checklist/commercial.ts'
import { publicChecklist } from './notice-checklist/public.ts'
import { sources } from './sources.ts'
import { statistics } from './statistics.ts'

const checklist = [...commercialChecklist, ...publicChecklist]

test('checklist, document requests and statistics have the strict shape', () => {
  for (const one of checklist) checklistItem.parse(one)
  for (const one of documentRequests) documentRequest.parse(one)
  for (const one of statistics) statistic.parse(one)
})

test.each(denialReasonCodes)(
  'the arguments against %s have the strict shape and their own code',
  async (code) => {
    const reason = await loadDenialReason(code)
    denialReason.parse(reason)
    expect(reason.code).toBe(code)
  },
)

test('ids are unique', () => {
  for (const list of [checklist, documentRequests, statistics]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
})

test('every source that is named exists', async () => {
  const reasons = await Promise.all(denialReasonCodes.map(loadDenialReason))
  for (const used of listSourceIds([checklist, documentRequests, statistics, reasons])) {
    expect(sources).toHaveProperty([used])
  }
})

test('what goes into a letter speaks to the plan, not to the reader', () => {
  for (const { request } of [...documentRequests, ...checklist])
    expect(request).not.toMatch(/\bthey (used|asked|decide)|\bYour (whole|case|Medicaid)/)
})

test('a paper that is not free says what it costs', () => {
  for (const request of documentRequests) expect(request.free).toBe(request.fee === undefined)
})

test('legal points are those of the road of appeal', async () => {
  const stepTherapy = await loadDenialReason('STR')
  const points = legalPointsFor(stepTherapy, 'MEDICARE_PART_D')
  expect(points.map(({ citation }) => citation)).toEqual(['42 CFR 423.578'])
})

test('each term has a short explanation that does not only repeat it', () => {
  for (const { term, meaning } of Object.values(glossary)) {
    expect(meaning.length).toBeLessThanOrEqual(110)
    expect(meaning.endsWith('.')).toBe(true)
    expect(meaning.toLowerCase()).not.toBe(`${term.toLowerCase()}.`)
  }
  expect(isGlossaryId('erisa')).toBe(true)
  expect(isGlossaryId('toString')).toBe(false)
})

test('the advice for a letter has a part for each kind of appeal', () => {
  expect(Object.keys(letterAdvice.by_level)).toHaveLength(10)
})
