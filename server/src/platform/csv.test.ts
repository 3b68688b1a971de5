import { expect, test } from 'vitest'
import { csvTable } from './csv.ts'

test('lines end in CRLF, and commas, quotes and line breaks are quoted', () => {
  expect(
    csvTable([
      ['Topic', 'Number'],
      ['a, b', 1],
      ['say "hi"', -2],
      ['two\nlines', 0],
    ]),
  ).toBe('Topic,Number\r\n"a, b",1\r\n"say ""hi""",-2\r\n"two\nlines",0\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n@x'])(
  'a text that a spreadsheet would run is made plain: %j',
  (text) => {
    const cell = csvTable([[text]]).replace(/^"/, '')
    expect(cell.startsWith("'")).toBe(true)
  },
)
