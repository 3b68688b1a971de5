import { guideFor } from '@recourse/guide/guide-for'
import { expect, test } from 'vitest'
import { noDate } from '../../../ui/date-parts.ts'
import { askedFor, type DeadlineAnswers, noAnswers, readAnswers } from './answers.ts'

const today = '2026-11-15'
const notice = { month: 'Nov', day: '2', year: '2026' }
const full: DeadlineAnswers = {
  ...noAnswers,
  notice,
  receivedUnknown: true,
  decision: 'first',
  printed: 'no',
  timing: 'pre_service',
  urgent: 'no',
}

async function advantage() {
  const { roads, region } = await guideFor('Medicare', 'Texas', { medicare: 'advantage' })
  const [road] = roads
  if (!road) throw new Error('no road')
  return { road, region }
}

async function read(changes: Partial<DeadlineAnswers>) {
  const { road, region } = await advantage()
  return readAnswers({ ...full, ...changes }, road, region, today)
}

test('an empty form names every open question', async () => {
  const { road, region } = await advantage()
  const { errors } = readAnswers(noAnswers, road, region, today)
  expect(Object.keys(errors ?? {})).toEqual(['notice', 'received', 'decision', 'printed', 'timing'])
})

test('a full form becomes the question to the engine', async () => {
  const { question } = await read({ printed: 'days', printedDays: '45' })
  expect(question).toMatchObject({
    entry: 'MEDICARE_ADVANTAGE',
    region: 'Texas',
    noticeDate: '2026-11-02',
    receivedDate: null,
    printedDays: 45,
    printedDeadline: null,
    fastNotice: null,
  })
})

test('a notice from the future and a date that is none are told at their fields', async () => {
  expect((await read({ notice: { ...notice, year: '2027' } })).errors).toHaveProperty('notice')
  expect((await read({ receivedUnknown: false, received: { ...notice, day: '31' } })).errors).toHaveProperty(
    'received',
  )
  expect((await read({ printed: 'days', printedDays: '0' })).errors).toHaveProperty('printedDays')
})

test('care that is being cut asks for its day and for the fast notices; what is hidden is not sent', async () => {
  const { road } = await advantage()
  const ongoing = { ...full, timing: 'ongoing' as const }
  expect(askedFor(ongoing, road)).toMatchObject({ effective: true, fastNotice: true, urgent: true })
  expect((await read({ timing: 'ongoing' })).errors).toHaveProperty('effective')
  const hidden = await read({
    timing: 'post_service',
    urgent: 'yes',
    effective: notice,
    fastNotice: 'hospital_discharge',
  })
  expect(hidden.question).toMatchObject({ urgent: false, effectiveDate: null, fastNotice: null })
  const known = await read({ timing: 'ongoing', effective: notice, fastNotice: 'none' })
  expect(known.question).toMatchObject({ effectiveDate: '2026-11-02', fastNotice: null })
  const unknown = await read({
    timing: 'ongoing',
    effective: noDate,
    effectiveUnknown: true,
    fastNotice: 'none',
  })
  expect(unknown.question).toMatchObject({ effectiveDate: null })
})
