import { downloadList } from '@recourse/contract/download-list'
import { addDays, weekday } from '@recourse/guide/calendar/day'
import { longDay } from '@recourse/guide/calendar/long-day'
import { expect, test } from 'vitest'
import { paperOf, render } from './build-downloads.ts'
import { sample } from './documents/deadline-worksheet.ts'
import { blankPattern } from './docx/runs.ts'
import { readZip } from './testing/read-zip.ts'
import { paragraphsOf } from './testing/word-text.ts'

/** Ana's answers to blanks that several letters share; every other blank is answered by its own words. */
const answers: Readonly<Record<string, string>> = {
  '[your name]': 'Ana Sample',
  '[date of birth]': 'May 4, 1961',
  '[on your card]': 'H123',
  '[on the notice]': 'N-77',
  '[name of the plan]': 'Example Health',
  '[date on the notice]': 'April 1, 2026',
  '[first or second]': 'first',
  '[copy their reason, word for word]': 'We do not cover this.',
  '[number]': '30',
  '[Keep only if it is urgent:]': '',
  '[Keep only if care is being cut:]': '',
  '[Keep this only if it was one.]': '',
}

function fillIn(words: string): string {
  return words.replace(blankPattern, (blank) => answers[blank] ?? blank.slice(1, -1)).trim()
}

/** The letter without the page before it and the page after it, which a person deletes. */
function letterIn(paragraphs: readonly string[]): string[] {
  const start = paragraphs.findIndex((words) => words.startsWith('[your name]'))
  const end = paragraphs.findIndex((words) => /^(Law to pick from|More to ask for)/.test(words))
  expect(start).toBeGreaterThan(5)
  expect(end).toBeGreaterThan(start + 10)
  return paragraphs.slice(start, end)
}

const letters = downloadList.filter(({ link }) => link.endsWith('.docx'))

test.each(letters)('$link, filled in by Ana, is a whole letter without a blank', async (entry) => {
  const letter = letterIn(paragraphsOf(await render(entry))).map(fillIn)
  const whole = letter.join('\n')
  expect(whole).not.toMatch(/[[\]]/)
  expect(whole).toContain('Member: Ana Sample, born May 4, 1961')
  expect(whole).toContain('Example Health, Appeals')
  expect(whole).toMatch(/Subject: .*denial dated April 1, 2026/)
  expect(whole).toMatch(/everything you used, received, looked at or wrote/)
  expect(whole.trim().split('\n').at(-1)).toMatch(/Ana Sample|other papers, numbered/)
  const isAppeal = entry.link.includes('appeal-letter')
  expect(whole.includes('This is an appeal, first level.')).toBe(isAppeal)
  expect(whole.includes('This letter is not my appeal.')).toBe(!isAppeal)
  // Two or three pages at most: a reviewer reads many of them.
  expect(whole.split(/\s+/).length).toBeLessThan(750)
})

test('every blank is marked as with a highlighter, so that none is sent by mistake', async () => {
  for (const entry of letters) {
    const xml =
      readZip(await render(entry))
        .get('word/document.xml')
        ?.toString('utf8') ?? ''
    const runs = [...xml.matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => run)
    const blanks = runs.filter((run) => run.includes('['))
    expect(blanks.length).toBeGreaterThan(10)
    for (const run of blanks) expect(run).toContain('<w:highlight w:val="yellow"/>')
  }
})

test('the example of the deadline worksheet comes out right when counted by hand', async () => {
  const last = addDays(sample.noticeDate, sample.days)
  // A Monday, and no federal holiday: it need not move.
  expect([last, weekday(last)]).toEqual(['2026-09-28', 1])
  const worksheet = downloadList.find(({ link }) => link.includes('deadline-worksheet'))
  if (!worksheet) throw new Error('There is no deadline worksheet.')
  const blocks = JSON.stringify((await paperOf(worksheet)).blocks)
  expect(blocks).toContain(`180 days later is ${longDay(last)}`)
  expect(blocks).toContain('42 CFR 405.942(a)')
})

test('the request for external review has room for all that its own steps ask for', async () => {
  const guide = downloadList.find(({ link }) => link.includes('external-review'))
  if (!guide) throw new Error('There is no guide to external review.')
  const { blocks } = await paperOf(guide)
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  expect(rows.every((row) => row.at(-1) === '')).toBe(true)
  const said = JSON.stringify(blocks)
  for (const words of ['four months', '120 days', '45 days', '72 hours', '$25']) expect(said).toContain(words)
})
