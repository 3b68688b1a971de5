import type { Question } from '@recourse/guide/deadlines/question'
import { deadlineRoad } from '@recourse/guide/deadlines/road'
import { guideFor } from '@recourse/guide/guide-for'
import { expect, test } from 'vitest'
import { findHeadline, listPastSteps, listStops } from './stops.ts'

async function roadAt(today: string, changes: Partial<Question> = {}) {
  const { roads, region } = await guideFor('Medicaid', 'Pennsylvania', { medicaid: 'managed_care' })
  const entry = roads[0]?.entry
  if (!entry) throw new Error('no road')
  const question: Question = {
    entry: entry.id,
    region: 'Pennsylvania',
    today,
    noticeDate: '2026-11-10',
    receivedDate: '2026-11-14',
    receivedHow: 'mail',
    decision: 'first',
    printedDeadline: null,
    printedDays: null,
    timing: 'ongoing',
    urgent: false,
    effectiveDate: '2026-11-24',
    ...changes,
  }
  return deadlineRoad(question, { entry, region })
}

test('keeping care takes the big place, then safe and latest date stand as two stops', async () => {
  const road = await roadAt('2026-11-15')
  expect(findHeadline(road, '2026-11-15')).toMatchObject({ day: '2026-11-20', kind: 'safe' })
  const stops = listStops(road, '2026-11-15')
  expect(stops.slice(0, 4).map(({ part, day }) => [part, day])).toEqual([
    ['only', '2026-11-20'],
    ['safe', '2027-01-08'],
    ['latest', '2027-01-09'],
    ['only', '2026-12-20'],
  ])
})

test('without a cut the safe date takes the big place', async () => {
  const road = await roadAt('2026-11-15', { timing: 'pre_service', effectiveDate: null })
  expect(findHeadline(road, '2026-11-15')).toMatchObject({ day: '2027-01-08', kind: 'safe' })
})

test('between the safe and the latest date the latest one takes the big place', async () => {
  const road = await roadAt('2026-11-22')
  expect(findHeadline(road, '2026-11-22')).toMatchObject({ day: '2026-11-24', kind: 'latest' })
})

test('what has passed comes first on the road and is never the headline', async () => {
  const road = await roadAt('2027-02-01')
  expect(listPastSteps(road).map(({ kind }) => kind)).toContain('file')
  expect(findHeadline(road, '2027-02-01')).toBeNull()
  const flags = listStops(road, '2027-02-01').map(({ isPast }) => isPast)
  expect(flags).toEqual([...flags].sort((one, two) => Number(two) - Number(one)))
})
