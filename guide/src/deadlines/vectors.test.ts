import { describe, expect, test } from 'vitest'
import { loadPlan } from '../load-plan.ts'
import { loadRegion } from '../load-region.ts'
import { makeQuestion } from '../testing/make-question.ts'
import { fastVectors, vectors } from '../testing/vectors.ts'
import { fastAppealDeadline } from './fast-appeal.ts'
import { levelsAhead } from './level-order.ts'
import { deadlineRoad } from './road.ts'

/** The decision that opens a level: 'first', or the last level before it that is not optional. */
async function decisionBefore(entry: Parameters<typeof loadPlan>[0], level: string): Promise<string> {
  const plan = await loadPlan(entry)
  const candidates = ['first', ...plan.levels.map(({ id }) => id)]
  const opens = (decision: string) =>
    levelsAhead(plan, { decision, urgent: false }).now.some(({ id }) => id === level)
  const found = candidates.find(opens)
  if (!found) throw new Error(`nothing opens ${level}`)
  return found
}

describe('every date worked out by hand comes out of the road', () => {
  test.each(vectors)('$entry $level of $noticeDate received $receivedDate', async (vector) => {
    const question = makeQuestion(vector.entry, {
      noticeDate: vector.noticeDate,
      today: vector.receivedDate ?? vector.noticeDate,
      receivedDate: vector.receivedDate,
      receivedHow: null,
      effectiveDate: vector.effectiveDate ?? null,
      decision: await decisionBefore(vector.entry, vector.level),
      timing: vector.keepSafe ? 'ongoing' : 'pre_service',
    })
    const facts = { entry: await loadPlan(vector.entry), region: await loadRegion('Pennsylvania') }
    const { steps } = deadlineRoad(question, facts)
    const step = steps.find(({ id }) => id === `file:${vector.level}`)
    expect(step?.dates).toMatchObject({ safe: vector.safe, latest: vector.latest })
    if (!vector.keepSafe) return
    expect(steps[0]?.id).toBe('keep_services')
    expect(steps[0]?.dates).toEqual({ safe: vector.keepSafe, latest: vector.keepLatest })
    expect(step?.dates.keepServices).toEqual({ safe: vector.keepSafe, latest: vector.keepLatest })
  })
})

test.each(fastVectors)('fast appeal $id ending $end', ({ id, received, end, day, time }) => {
  const input = { noticeDate: received ?? '2026-06-10', receivedDate: received, effectiveDate: end }
  expect(fastAppealDeadline(id, input)).toEqual({ day, time })
})
