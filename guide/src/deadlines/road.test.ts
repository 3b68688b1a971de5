import { describe, expect, test } from 'vitest'
import { planEntryIds } from '../plan-entry.ts'
import { makeQuestion } from '../testing/make-question.ts'
import { roadOf, stepOf } from '../testing/road-of.ts'
import { listQuestionProblems } from './question.ts'

test.each(planEntryIds)('%s gives a dated step or says which number to ask for', async (id) => {
  const { steps, asks } = await roadOf(makeQuestion(id))
  const dated = steps.some(({ kind, dates }) => kind === 'file' && dates.safe !== null)
  expect(dated || asks.length > 0).toBe(true)
  for (const step of steps) {
    expect(step.rule).not.toBe('')
    expect(step.citation).not.toBe('')
    expect(step.evidence.checked).toBe('2026-11-15')
  }
})

test('care that is being cut comes first, then the appeal, their answer and the levels after', async () => {
  const question = makeQuestion('MEDICAID_MANAGED_CARE', { timing: 'ongoing', effectiveDate: '2026-05-20' })
  const { steps, asks } = await roadOf(question)
  expect(steps.map(({ id }) => id)).toEqual([
    'keep_services',
    'file:plan_appeal',
    'answer:plan_appeal',
    'later:external_medical_review',
    'later:state_fair_hearing',
    'later:judicial_review',
  ])
  expect(steps[0]?.notes.join(' ')).toContain('Your provider cannot ask for you')
  expect(stepOf(steps, 'later:state_fair_hearing').window).toBe('90 to 120 days, as your state chose')
  expect(asks).toEqual([])
})

describe("the state's own number", () => {
  const base = makeQuestion('MEDICAID_MANAGED_CARE', { decision: 'plan_appeal', noticeDate: '2026-08-03' })

  test('is asked for, with a cautious safe date and no legal date', async () => {
    const { steps, asks } = await roadOf(base)
    const hearing = stepOf(steps, 'file:state_fair_hearing')
    expect(hearing.dates).toEqual({ safe: '2026-10-30', latest: null })
    expect(asks.find(({ step }) => step === hearing.id)?.whom).toBe('state')
  })

  test('gives the legal date once it is told', async () => {
    const { steps, asks } = await roadOf({ ...base, printedDays: 120 })
    expect(stepOf(steps, 'file:state_fair_hearing').dates).toEqual({
      safe: '2026-12-01',
      latest: '2026-12-01',
    })
    expect(asks.some(({ step }) => step === 'file:state_fair_hearing')).toBe(false)
  })

  test('never stretches the date beyond what federal law lets a state choose', async () => {
    const { steps } = await roadOf({ ...base, printedDays: 365 })
    expect(stepOf(steps, 'file:state_fair_hearing').dates.latest).toBe('2026-12-01')
  })
})

describe('a date printed on the notice', () => {
  const base = makeQuestion('EMPLOYER_SPONSORED_SELF_FUNDED', { noticeDate: '2026-03-06' })

  test('wins when it is earlier, and the safe date keeps off the weekend', async () => {
    const { steps } = await roadOf({ ...base, printedDeadline: '2026-08-01' })
    expect(stepOf(steps, 'file:internal_1').dates).toEqual({ safe: '2026-07-31', latest: '2026-08-01' })
  })

  test('does not move the dates when it is later, and is mentioned', async () => {
    const { steps } = await roadOf({ ...base, printedDeadline: '2026-12-01' })
    const step = stepOf(steps, 'file:internal_1')
    expect(step.dates).toEqual({ safe: '2026-09-02', latest: '2026-09-02' })
    expect(step.notes.join(' ')).toContain('December 1, 2026')
  })
})

test('a notice that came online gets no mail days', async () => {
  const base = makeQuestion('MEDICARE_ADVANTAGE', { noticeDate: '2026-02-02' })
  const mailed = stepOf((await roadOf(base)).steps, 'file:plan_reconsideration')
  const online = stepOf(
    (await roadOf({ ...base, receivedHow: 'electronic' })).steps,
    'file:plan_reconsideration',
  )
  expect([mailed.dates.latest, online.dates.latest]).toEqual(['2026-04-08', '2026-04-03'])
})

test('a past date names the late rule and says to file now', async () => {
  const question = makeQuestion('MEDICARE_ADVANTAGE', { noticeDate: '2026-08-31', today: '2026-11-15' })
  const step = stepOf((await roadOf(question)).steps, 'file:plan_reconsideration')
  expect(step).toMatchObject({ status: 'past', dates: { safe: '2026-10-30', latest: '2026-11-04' } })
  expect(step.late).toContain('File now')
  expect(step.late).toContain('good cause')
})

test('fee-for-service Medicaid keeps services until the day before the cut, and short notice asks for them back', async () => {
  const question = makeQuestion('MEDICAID_FFS', { timing: 'ongoing', effectiveDate: '2026-05-11' })
  const { steps } = await roadOf(question)
  expect(steps[0]).toMatchObject({ id: 'keep_services', dates: { safe: '2026-05-08', latest: '2026-05-10' } })
  expect(steps[1]).toMatchObject({ id: 'reinstate', dates: { safe: '2026-05-14', latest: '2026-05-19' } })
})

test('a Medicare fast appeal notice is answered within hours, before everything else', async () => {
  const question = makeQuestion('MEDICARE', {
    noticeDate: '2026-06-10',
    timing: 'ongoing',
    effectiveDate: '2026-06-12',
    fastNotice: 'service_termination',
  })
  const { steps } = await roadOf(question)
  expect(steps[0]).toMatchObject({ kind: 'fast_appeal', dates: { latest: '2026-06-11', time: '12:00' } })
  expect(steps.filter(({ kind }) => kind === 'file')).toEqual([])
  const unsure = await roadOf({ ...question, fastNotice: null })
  expect(unsure.asks.map(({ id }) => id)).toEqual(['fast_notice'])
})

test('the independent review of Medicare Advantage needs no filing', async () => {
  const question = makeQuestion('MEDICARE_ADVANTAGE', { decision: 'plan_reconsideration' })
  const [first] = (await roadOf(question)).steps
  expect(first).toMatchObject({ kind: 'automatic', whose: 'them', level: 'ire' })
})

test('the amount in dispute follows the year of filing, and is asked for when that year is not known', async () => {
  const ask = async (noticeDate: string) =>
    roadOf(makeQuestion('MEDICARE', { decision: 'council', noticeDate, today: noticeDate }))
  const known = await ask('2026-12-20')
  expect(stepOf(known.steps, 'file:federal_court').notes.join(' ')).toContain('$2,000')
  const unknown = await ask('2031-01-02')
  expect(unknown.asks.map(({ id }) => id)).toContain('file:federal_court:amount')
})

test('the three-day request of TRICARE is shown only when it is urgent', async () => {
  const ids = async (urgent: boolean) =>
    (await roadOf(makeQuestion('TRICARE', { urgent }))).steps.map(({ id }) => id)
  expect((await ids(true))[0]).toBe('file:expedited_reconsideration')
  expect(await ids(false)).not.toContain('file:expedited_reconsideration')
})

test('a fast Part D hearing has no mail days', async () => {
  const base = makeQuestion('MEDICARE_PART_D', { decision: 'ire_part_d', noticeDate: '2026-02-02' })
  const latest = async (urgent: boolean) =>
    stepOf((await roadOf({ ...base, urgent })).steps, 'file:alj').dates.latest
  expect([await latest(false), await latest(true)]).toEqual(['2026-04-08', '2026-04-03'])
})

test('a suit against OPM ends with the third year after the care, once the year is known', async () => {
  const base = makeQuestion('FEHB', { decision: 'opm_review' })
  expect((await roadOf(base)).asks.map(({ whom }) => whom)).toEqual(['you'])
  const { steps } = await roadOf({ ...base, careDate: '2024-06-01' })
  expect(stepOf(steps, 'file:federal_court').dates).toEqual({ safe: '2027-12-30', latest: '2027-12-31' })
})

test('a child with CHIP straight from the state begins at the review by the state', async () => {
  const { steps } = await roadOf(makeQuestion('CHIP', { startLevel: 'state_review' }))
  expect(steps[0]?.id).toBe('file:state_review')
})

test('a grandfathered policy bought alone has no employer rule, so its number is asked for', async () => {
  const base = makeQuestion('GRANDFATHERED', { timing: 'ongoing', effectiveDate: '2026-06-01' })
  expect(stepOf((await roadOf(base)).steps, 'file:internal').dates.latest).toBe('2026-10-31')
  const own = await roadOf({ ...base, ownPolicy: true })
  expect(own.steps[0]).toMatchObject({ id: 'file:internal', dates: { safe: null, latest: null } })
  expect(own.asks.map(({ whom }) => whom)).toEqual(['plan'])
})

test('a number printed for one level leaves the others alone', async () => {
  const base = makeQuestion('EMPLOYER_SPONSORED_SELF_FUNDED', {
    decision: 'internal_1',
    noticeDate: '2026-03-06',
    printedDays: 60,
  })
  const { steps } = await roadOf({ ...base, printedFor: 'internal_2' })
  expect(stepOf(steps, 'file:internal_2').dates).toEqual({ safe: '2026-05-05', latest: '2026-05-05' })
  expect(stepOf(steps, 'file:external_federal').dates.latest).toBe('2026-07-06')
})

test('no one is told to keep services when only a court is left', async () => {
  const question = makeQuestion('MEDICAID_MANAGED_CARE', {
    decision: 'state_fair_hearing',
    timing: 'ongoing',
  })
  expect((await roadOf(question)).steps.map(({ kind }) => kind)).not.toContain('keep_services')
})

test('impossible answers are named for the form and refused by the road', async () => {
  const wrong = makeQuestion('CHIP', { noticeDate: '2026-02-30', today: '2026-11-15', printedDays: 0 })
  expect(listQuestionProblems(wrong).map(({ field }) => field)).toEqual(['noticeDate', 'printedDays'])
  await expect(roadOf(wrong)).rejects.toThrow(RangeError)
  const future = makeQuestion('CHIP', { noticeDate: '2026-11-16', today: '2026-11-15' })
  expect(listQuestionProblems(future).map(({ field }) => field)).toEqual(['noticeDate'])
})
