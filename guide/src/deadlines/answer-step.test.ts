import { describe, expect, test } from 'vitest'
import { makeQuestion } from '../testing/make-question.ts'
import { roadOf, stepOf } from '../testing/road-of.ts'
import type { Question } from './question.ts'

describe('the clock of the insurer', () => {
  const cases: [timing: Question['timing'], urgent: boolean, due: string, window: string][] = [
    ['pre_service', false, '2026-06-09', '30 days'],
    ['post_service', false, '2026-07-09', '60 days'],
    ['pre_service', true, '2026-05-13', '72 hours'],
    ['ongoing', true, '2026-05-13', '72 hours'],
    ['post_service', true, '2026-07-09', '60 days'],
  ]
  test.each(cases)('%s, urgent %s: due %s', async (timing, urgent, due, window) => {
    const question = makeQuestion('ACA_MARKETPLACE', {
      timing,
      urgent,
      filedDate: '2026-05-10',
      today: '2026-05-10',
    })
    const step = stepOf((await roadOf(question)).steps, 'answer:internal_1')
    expect(step).toMatchObject({ window, dates: { latest: due }, assumesFiledOn: null })
    expect(step.ifAnswerIsLate).toContain('straight to outside review')
  })

  test('is counted from the safe date until something is filed', async () => {
    const step = stepOf((await roadOf(makeQuestion('ACA_MARKETPLACE'))).steps, 'answer:internal_1')
    expect(step.assumesFiledOn).toBe('2026-10-30')
    expect(step.dates.latest).toBe('2026-11-29')
  })

  test('has no date when it starts at an event that no one can foresee', async () => {
    const question = makeQuestion('ACA_MARKETPLACE', { decision: 'internal_1' })
    const step = stepOf((await roadOf(question)).steps, 'answer:external_state_or_federal')
    expect(step).toMatchObject({ window: '45 days', status: 'undated', dates: { latest: null } })
  })
})
