import { expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'

test.each([
  ['denial letter.pdf', 'denial letter.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\scan.png', 'scan.png'],
  ['..', 'document'],
  ['', 'document'],
  [undefined, 'document'],
  ['invoice\u202egpj.exe', 'invoicegpj.exe'],
  ['a\u0000b\r\nc.txt', 'abc.txt'],
  ['Überweisung – Brief №5 🏥.pdf', 'Überweisung – Brief №5 🏥.pdf'],
  ['e\u0301.pdf', 'é.pdf'],
  ['lone \ud800 half.pdf', 'lone half.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
])('the name %j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept)
})

test('a very long name is cut and keeps its ending', () => {
  const name = safeFileName(`${'x'.repeat(1000)}.pdf`)
  expect(name).toHaveLength(255)
  expect(name.endsWith('.pdf')).toBe(true)
})
