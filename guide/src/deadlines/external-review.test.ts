import { describe, expect, test } from 'vitest'
import { makeQuestion } from '../testing/make-question.ts'
import { roadOf, stepOf } from '../testing/road-of.ts'
import type { Question } from './question.ts'

describe('outside review in the regions', () => {
  const base = makeQuestion('ACA_MARKETPLACE', { decision: 'internal_1', noticeDate: '2026-03-02' })
  const review = async (region: Question['region']) =>
    stepOf((await roadOf({ ...base, region })).steps, 'file:external_state_or_federal')

  test('a shorter period in state law makes the safe date earlier, not the legal one', async () => {
    expect((await review('Kentucky')).dates).toEqual({ safe: '2026-05-01', latest: '2026-07-02' })
  })

  test('a longer period is told as a hope with its source, and moves no date', async () => {
    const step = await review('Maine')
    expect(step.dates).toEqual({ safe: '2026-06-30', latest: '2026-07-02' })
    expect(step.mayBeLonger).toMatchObject({ latest: '2027-03-02', confidence: 'verified' })
  })
})
