import { fileSentences } from '@recourse/contract/file-rules'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as awkward from '../../testing/awkward-files.ts'
import { heic } from '../../testing/awkward-heic.ts'
import * as pdfs from '../../testing/awkward-pdfs.ts'
import { makeApp } from '../../testing/make-app.ts'
import { makeClaim } from '../../testing/make-claim.ts'
import { makePerson } from '../../testing/people.ts'
import { fileOf, upload } from '../../testing/uploads.ts'

const server = await makeApp()
const { app } = server
const person = await makePerson(server)

/** What the device says about the file is wrong on purpose: only the content counts. */
async function send(content: Buffer, name = 'scan.pdf') {
  const { uid } = await makeClaim(person)
  return upload(app, person, uid, fileOf(content, name, 'application/octet-stream'))
}

describe('what is taken', () => {
  test.each([
    ['a PDF named as a picture', async () => pdfs.pdf(3), 'photo.png', 'application/pdf'],
    [
      'a PDF that only forbids printing',
      async () => pdfs.encryptedPdf({ user: '', owner: 'x' }),
      'a.pdf',
      'application/pdf',
    ],
    ['plain text', async () => Buffer.from('Call at 3 pm'), 'notes', 'text/plain'],
    ['a PNG', () => awkward.picture('png'), 'a.pdf', 'image/png'],
    ['a JPEG', () => awkward.picture('jpeg'), 'a.jpg', 'image/jpeg'],
    ['web page source, as the text that it is', async () => awkward.html(), 'a.html', 'text/plain'],
  ])('%s', async (_what, make, name, type) => {
    const answer = await send(await make(), name)
    expect([answer.statusCode, answer.json().content_type]).toEqual([201, type])
    const shown = await app.inject(answer.json().url)
    expect(shown.headers['content-type']).toMatch(type)
    expect(shown.headers['x-content-type-options']).toBe('nosniff')
  })

  test("an iPhone's photo, which is then a JPEG by content and by name", async () => {
    const document = (await send(heic(), 'IMG_0042.HEIC')).json()
    expect(document).toMatchObject({ name: 'IMG_0042.jpg', content_type: 'image/jpeg' })
    const { rawPayload } = await app.inject(document.url)
    expect((await sharp(rawPayload).metadata()).format).toBe('jpeg')
    expect(document.size).toBe(rawPayload.length)
  })

  test('a photo, without the place where it was taken', async () => {
    const given = await awkward.jpegWithGps()
    expect((await sharp(given).metadata()).exif).toBeDefined()
    const document = (await send(given, 'home.jpg')).json()
    const { rawPayload } = await app.inject(document.url)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(document.size).toBe(rawPayload.length)
  })
})

describe('what is refused, each with its own sentence', () => {
  test.each([
    ['an empty file', async () => Buffer.alloc(0), 422, fileSentences.empty],
    ['a PDF that is cut short', async () => pdfs.truncatedPdf(), 422, fileSentences.corrupt],
    ['a PDF without pages', async () => pdfs.pdfWithoutPages(), 422, fileSentences.corrupt],
    [
      'a PDF with a password',
      async () => pdfs.encryptedPdf({ user: 'x', owner: 'y' }),
      422,
      fileSentences.encrypted,
    ],
    [
      'a picture that is cut short',
      () => awkward.halfOf(awkward.picture('jpeg')),
      422,
      fileSentences.corrupt,
    ],
    ['a flood of pixels', async () => awkward.pixelFlood(), 422, fileSentences.too_many_pixels],
    ['a PDF that is a zip archive as well', async () => awkward.pdfThenZip(), 415, fileSentences.wrong_type],
    ['a web page that is a PDF as well', async () => awkward.htmlThenPdf(), 415, fileSentences.wrong_type],
    ['a program', async () => awkward.elf(), 415, fileSentences.wrong_type],
    ['a Word document', async () => awkward.docx(), 415, fileSentences.wrong_type],
    ['a GIF', () => awkward.picture('gif'), 415, fileSentences.wrong_type],
  ])('%s', async (_what, make, status, sentence) => {
    const answer = await send(await make())
    expect([answer.statusCode, answer.json().detail]).toEqual([status, sentence])
  })
})

test.each(awkward.oddNames.map((name) => [name]))('the name %j does no harm', async (name) => {
  const answer = await send(Buffer.from('x'), name)
  expect(answer.statusCode).toBe(201)
  expect(answer.json().name).not.toMatch(/[/\\\p{Cc}]/u)
  expect(answer.json().name.length).toBeGreaterThan(0)
  expect((await app.inject(answer.json().url)).body).toBe('x')
})
