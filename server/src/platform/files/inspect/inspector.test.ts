import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import {
  animatedPng,
  docx,
  elf,
  halfOf,
  html,
  htmlThenPdf,
  jpegThenZip,
  pdfThenZip,
  picture,
  pixelFlood,
  svg,
  texts,
  zip,
  zipInsidePdf,
} from '../../../testing/awkward-files.ts'
import { heic } from '../../../testing/awkward-heic.ts'
import {
  encryptedPdf,
  pdf,
  pdfForCertificate,
  pdfOfSize,
  pdfWithoutPages,
  truncatedPdf,
} from '../../../testing/awkward-pdfs.ts'
import { createInspector } from './inspector.ts'
import { inspectBytes } from './test-inspecting.ts'

const inspector = createInspector()
afterAll(() => inspector.close())

const findingOf = async (content: Buffer | Promise<Buffer>) =>
  (await inspectBytes(inspector, await content)).finding

const accepted: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['a PDF of three pages', 'application/pdf', () => pdf(3)],
  ['a PDF of exactly 1 MB', 'application/pdf', () => pdfOfSize(1_048_576)],
  [
    'a PDF that anyone may open and none may print',
    'application/pdf',
    () => encryptedPdf({ user: '', owner: 'secret' }),
  ],
  [
    'a PDF after a byte order mark and blank lines',
    'application/pdf',
    () => Buffer.concat([Buffer.from('\uFEFF\r\n\r\n'), pdf()]),
  ],
  ['a PDF with a zip file attached', 'application/pdf', () => pdf(1, zip().toString('latin1'))],
  ['a PDF with markup in a comment', 'application/pdf', () => pdf(1, '<html><script>alert(1)</script>')],
  ['plain ASCII', 'text/plain', texts.ascii],
  ['UTF-8', 'text/plain', texts.utf8],
  ['UTF-8 with a byte order mark', 'text/plain', texts.utf8WithMark],
  ['HTML, which is served as text', 'text/plain', html],
  ['SVG, which is served as text', 'text/plain', svg],
  ['text that begins like a bitmap', 'text/plain', () => Buffer.from('BMI 24, GIF enclosed')],
]
test.each(accepted)('%s is accepted as %s and stays as it is', async (_, content_type, make) => {
  expect(await findingOf(make())).toEqual({ ok: true, content_type, replaced: false })
})

const changed: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['a PNG', 'image/png', () => picture('png')],
  ['an animated PNG', 'image/png', animatedPng],
  ['a JPEG', 'image/jpeg', () => picture('jpeg')],
  ['a HEIC photo', 'image/jpeg', heic],
  ['UTF-16', 'text/plain', texts.utf16],
  ['UTF-16, big end first', 'text/plain', texts.utf16BigEndian],
  ['Windows-1252', 'text/plain', texts.windows1252],
]
test.each(changed)('%s is accepted as %s and written anew', async (_, content_type, make) => {
  expect(await findingOf(make())).toEqual({ ok: true, content_type, replaced: true })
})

const refusals: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['no bytes at all', 'empty', () => Buffer.alloc(0)],
  ['UTF-16 without a letter', 'empty', () => Buffer.from('\uFEFF', 'utf16le')],
  ['a Linux program', 'wrong_type', elf],
  ['a zip archive', 'wrong_type', zip],
  ['a Word document', 'wrong_type', docx],
  ['a GIF', 'wrong_type', () => picture('gif')],
  ['a WebP', 'wrong_type', () => picture('webp')],
  ['a TIFF', 'wrong_type', () => picture('tiff')],
  ['an AVIF', 'wrong_type', () => picture('avif')],
  ['a PDF with a zip archive behind it', 'wrong_type', pdfThenZip],
  ['a PDF in the comment of a zip archive', 'wrong_type', zipInsidePdf],
  ['a PDF behind a page of HTML', 'wrong_type', htmlThenPdf],
  ['RTF', 'wrong_type', () => Buffer.from('{\\rtf1\\ansi hello}')],
  ['text with a NUL', 'wrong_type', () => Buffer.from('hello\0world')],
  ['text with an escape sequence', 'wrong_type', () => Buffer.from('\u001b[2Jhello')],
  ['UTF-16 with a NUL', 'wrong_type', () => Buffer.from('\uFEFFhello\0', 'utf16le')],
  [
    'Cyrillic text in an old encoding',
    'wrong_type',
    () => Buffer.from('cfe8f1fceceee020eee1eef2eae0e7e5', 'hex'),
  ],
  ['random bytes', 'wrong_type', () => Buffer.from('9ad0f51be84e2fa17cc3960fb2', 'hex')],
  ['a PDF that needs a password', 'encrypted', () => encryptedPdf({ user: 'open', owner: 'secret' })],
  ['a PDF that needs a certificate', 'encrypted', pdfForCertificate],
  ['a PDF cut short', 'corrupt', truncatedPdf],
  ['a PDF without pages', 'corrupt', pdfWithoutPages],
  ['nothing but the head of a PDF', 'corrupt', () => Buffer.from('%PDF-1.7\n')],
  ['half a PNG', 'corrupt', () => halfOf(picture('png'))],
  ['a PNG whose first chunk is damaged', 'corrupt', async () => (await picture('png')).fill(0xff, 8, 12)],
  ['half a JPEG', 'corrupt', () => halfOf(picture('jpeg'))],
  ['half a HEIC photo', 'corrupt', () => halfOf(heic())],
  ['a PNG of 900 megapixels', 'too_many_pixels', pixelFlood],
]
test.each(refusals)('%s is refused as %s', async (_, reason, make) => {
  expect(await findingOf(make())).toEqual({ ok: false, reason })
})

test('text of any encoding says the same afterwards, in UTF-8', async () => {
  for (const make of [texts.utf16, texts.utf16BigEndian, texts.windows1252]) {
    const { replacement } = await inspectBytes(inspector, make())
    expect(replacement?.toString()).toBe(texts.letter)
  }
})

test('an animated PNG becomes its still picture', async () => {
  const { replacement = Buffer.alloc(0) } = await inspectBytes(inspector, animatedPng())
  expect(replacement.includes('acTL') || replacement.includes('fdAT')).toBe(false)
  expect(await sharp(replacement).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
})

test('what stands behind a JPEG is gone from the new one', async () => {
  const content = await jpegThenZip()
  expect(content.includes('PK\x05\x06')).toBe(true)
  const { finding, replacement } = await inspectBytes(inspector, content)
  expect(finding).toEqual({ ok: true, content_type: 'image/jpeg', replaced: true })
  expect(replacement?.includes('PK\x05\x06')).toBe(false)
})
