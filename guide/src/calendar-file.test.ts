import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile, foldLine } from './calendar-file.ts'
import { deadlineRoad } from './deadlines/road.ts'
import { roadEvents } from './deadlines/road-calendar.ts'
import { loadPlan } from './load-plan.ts'
import { makeQuestion } from './testing/make-question.ts'
import { propertyOf, readCalendar, readText } from './testing/strict-calendar.ts'

const stamp = '20261115T061500Z'

function read(events: CalendarEvent[]) {
  const calendar = readCalendar(calendarFile({ events, stamp }))
  return calendar.components.map((event) => ({
    uid: readText(propertyOf(event, 'UID').value),
    day: propertyOf(event, 'DTSTART').value,
    title: readText(propertyOf(event, 'SUMMARY').value),
    description: readText(propertyOf(event, 'DESCRIPTION').value),
  }))
}

test('a file reads back as a calendar of all-day events, each with reminders on two mornings', () => {
  const event = { uid: 'a-1', day: '2026-12-31', title: 'Safe date', description: 'Rule' }
  const calendar = readCalendar(calendarFile({ events: [event], stamp }))
  expect(calendar.name).toBe('VCALENDAR')
  expect(propertyOf(calendar, 'VERSION').value).toBe('2.0')
  expect(propertyOf(calendar, 'PRODID').value).toMatch(/^-\/\//)
  const [only] = calendar.components
  if (!only) throw new Error('no event')
  expect(propertyOf(only, 'DTSTAMP').value).toBe(stamp)
  expect(propertyOf(only, 'DTSTART')).toMatchObject({ parameters: 'VALUE=DATE', value: '20261231' })
  expect(propertyOf(only, 'DTEND')).toMatchObject({ parameters: 'VALUE=DATE', value: '20270101' })
  expect(only.components.map((alarm) => propertyOf(alarm, 'TRIGGER').value)).toEqual(['-P6DT15H', '-PT15H'])
  for (const alarm of only.components) {
    expect(alarm.name).toBe('VALARM')
    expect(propertyOf(alarm, 'ACTION').value).toBe('DISPLAY')
    expect(propertyOf(alarm, 'DESCRIPTION').value).toBe('Safe date')
  }
})

test('any text survives escaping and folding', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' })
  const plain = (value: string) => value.replaceAll(/\r\n|[\p{Cc}\u2028\u2029]/gu, '\n')
  fc.assert(
    fc.property(text, text, (title, description) => {
      expect(read([{ uid: 'u', day: '2026-11-20', title, description }])).toEqual([
        { uid: 'u', day: '20261120', title: plain(title), description: plain(description) },
      ])
    }),
    { numRuns: 500 },
  )
})

test('a fold never splits a character', () => {
  const folded = foldLine(`SUMMARY:${'é😀'.repeat(60)}`)
  expect(folded.split('\r\n ').join('')).toBe(`SUMMARY:${'é😀'.repeat(60)}`)
  expect(folded).not.toContain('\ufffd')
})

test('the dates of a road go into the calendar once each, without those that are past', async () => {
  const question = makeQuestion('MEDICAID_MANAGED_CARE', { timing: 'ongoing', effectiveDate: '2026-05-20' })
  const facts = { entry: await loadPlan('MEDICAID_MANAGED_CARE'), region: null }
  const road = deadlineRoad(question, facts)
  const events = roadEvents(road, { seed: 'seed', today: '2026-05-15' })
  expect(read(events).map(({ day, title }) => [day, title])).toEqual([
    ['20260520', 'Last day: Ask to keep your services'],
    ['20260702', 'Safe date: Appeal to the health plan'],
    ['20260703', 'Last day: Appeal to the health plan'],
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  const filed = deadlineRoad({ ...question, filedDate: '2026-05-04' }, facts)
  expect(roadEvents(filed, { seed: 'seed', today: '2026-05-15' }).at(-1)).toMatchObject({
    day: '2026-06-03',
    title: 'Their answer is due',
  })
})
