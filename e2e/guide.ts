import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

export const guidePath = '/resources/self-help-tools'

/** Each road of appeal by its address; Minnesota has all programs, the Basic Health Program among them. */
export const roads = {
  EMPLOYER_SPONSORED_SELF_FUNDED: 'type=self-funded',
  EMPLOYER_SPONSORED_FULLY_INSURED: 'type=fully-insured',
  ACA_MARKETPLACE: 'type=marketplace',
  MEDICAID_MANAGED_CARE: 'type=medicaid&medicaid=managed_care',
  MEDICAID_FFS: 'type=medicaid&medicaid=fee_for_service',
  MEDICARE: 'type=medicare&medicare=original',
  MEDICARE_ADVANTAGE: 'type=medicare&medicare=advantage',
  MEDICARE_PART_D: 'type=medicare&medicare=drug',
  MEDICAID_AND_MEDICARE: 'type=dual&dual=integrated',
  CHIP: 'type=chip&chip=plan',
  BASIC_HEALTH_PROGRAM: 'type=basic-health-program',
  TRICARE: 'type=self-funded&special=military',
  FEHB: 'type=self-funded&special=federal_employee',
  GRANDFATHERED: 'type=self-funded&special=grandfathered',
  SHORT_TERM_OR_EXCEPTED: 'type=self-funded&special=short_term',
} as const

/** `day` as 'YYYY-MM-DD' into the three fields of a date. */
export async function fillDate(page: Page, group: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  const fields = page.getByRole('group', { name: group, exact: true })
  await fields.getByLabel('Month').fill(month)
  await fields.getByLabel('Day').fill(date)
  await fields.getByLabel('Year').fill(year)
}

export interface Notice {
  noticeDate: string
  receivedDate?: string
  timing?: string
  cut?: string
}

/** Answers every question for a first no and asks for the dates. */
export async function askForDates(page: Page, notice: Notice): Promise<void> {
  await fillDate(page, 'What date is printed on the notice?', notice.noticeDate)
  if (notice.receivedDate) await fillDate(page, 'When did you get it?', notice.receivedDate)
  else await page.getByLabel("I don't know").first().check()
  await page.getByLabel('The first no').check()
  await page.getByLabel("No, or I can't find it").check()
  await page.getByLabel(notice.timing ?? 'I have not had it yet').check()
  if (notice.cut) await fillDate(page, 'When does the cut start?', notice.cut)
  await page.getByRole('group', { name: 'Could waiting harm your health?' }).getByLabel('No').check()
  await page.getByRole('button', { name: 'Show my dates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your dates' })).toBeFocused()
}

/** The product's today, which the dates of a test must be counted from. */
export function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(day)
}

export interface CalendarEntry {
  day: string
  title: string
  alarms: string[]
}

/** A strict reading of RFC 5545 as far as our file goes: line breaks, folding, nesting, needed properties. */
export async function readCalendar(path: string): Promise<CalendarEntry[]> {
  const text = await readFile(path, 'utf8')
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  const open: string[] = []
  const events: CalendarEntry[] = []
  const uids = new Set<string>()
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    if (name === 'BEGIN') open.push(value)
    if (name === 'END') expect(open.pop()).toBe(value)
    if (name === 'BEGIN' && value === 'VEVENT') events.push({ day: '', title: '', alarms: [] })
    const event = events.at(-1)
    if (!event) continue
    if (name === 'UID') uids.add(value)
    if (name === 'DTSTART') event.day = value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    if (name === 'SUMMARY') event.title = value
    if (name === 'TRIGGER') event.alarms.push(value)
  }
  expect(open).toEqual([])
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('VERSION:2.0')
  expect(uids.size).toBe(events.length)
  return events
}
