import fc from 'fast-check'
import { expect, test } from 'vitest'
import { texts } from '../../../testing/awkward-files.ts'
import { judge } from './judge.ts'
import { watchForPlainText } from './plain-text.ts'

function seenInPieces(bytes: Buffer, pieceBytes: number): boolean {
  const watch = watchForPlainText()
  for (let at = 0; at < bytes.length; at += pieceBytes) watch.see(bytes.subarray(at, at + pieceBytes))
  return watch.isPlainText()
}

/** What the process for closer looks says: text, and as it should be. */
async function judgedAsIs(bytes: Buffer): Promise<boolean> {
  const judged = await judge(bytes)
  return judged.ok && judged.content_type === 'text/plain' && judged.replacement === null
}

const letters = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom('Dear insurer, ', 'señora ', '保険', '🩺', '\r\n', '\t', '\f', '\uFEFF'),
  },
  fc.constantFrom('%PDF-1.7', '{\\rtf', '\0', '\u001b[2J', '\u007f', '\u0085', '\u009f', '\ufffd'),
)
const text = fc.array(letters, { minLength: 3, maxLength: 30 }).map((parts) => Buffer.from(parts.join('')))
const cut = fc
  .tuple(text, fc.nat(200))
  .map(([bytes, at]) => bytes.subarray(0, Math.max(6, bytes.length - at)))
const noise = fc.uint8Array({ minLength: 6, maxLength: 200 }).map((bytes) => Buffer.from(bytes))

test('what passes by is taken for text exactly when a closer look finds text, wherever it is cut', async () => {
  let plain = 0
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(text, cut, noise),
      fc.integer({ min: 1, max: 40 }),
      async (bytes, pieceBytes) => {
        const found = seenInPieces(bytes, pieceBytes)
        if (found) plain += 1
        expect(found).toBe(bytes.length > 4 && (await judgedAsIs(bytes)))
      },
    ),
    { numRuns: 500 },
  )
  expect(plain).toBeGreaterThan(50)
})

test('a control beyond ASCII that two pieces share is seen', () => {
  const bytes = Buffer.from('A letter.\u0085 And more.')
  for (let pieceBytes = 1; pieceBytes < bytes.length; pieceBytes += 1)
    expect(seenInPieces(bytes, pieceBytes)).toBe(false)
})

test('a letter that is cut off at the end makes it no plain text, nor do other encodings', () => {
  expect(seenInPieces(Buffer.from('señora 保険'), 5)).toBe(true)
  expect(seenInPieces(Buffer.from('señora 保険').subarray(0, -1), 5)).toBe(false)
  for (const make of [texts.utf16, texts.utf16BigEndian, texts.windows1252])
    expect(seenInPieces(make(), 7)).toBe(false)
  for (const make of [texts.ascii, texts.utf8, texts.utf8WithMark]) expect(seenInPieces(make(), 7)).toBe(true)
})
