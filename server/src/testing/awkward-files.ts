import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pdf } from './awkward-pdfs.ts'

/** Names that people or attackers give files. */
export const oddNames: readonly string[] = [
  'Ablehnung – Größe.pdf',
  'Résumé médical n°3.pdf',
  'e\u0301clair.pdf',
  '通知書.pdf',
  'رسالة الرفض.pdf',
  '😀 scan.jpg',
  'invoice\u202Efdp.exe',
  'zero\u200Bwidth.txt',
  '../../etc/passwd',
  '..\\..\\windows\\system32\\config',
  '/etc/shadow',
  'C:\\fakepath\\letter.pdf',
  'a/b/c.pdf',
  'nul\0byte.pdf',
  'line\r\nX-Injected: yes.pdf',
  'quote".pdf',
  "quote'.pdf",
  '<img src=x onerror=alert(1)>.png',
  '%2e%2e%2fpasswd',
  '.htaccess',
  '...',
  ' ',
  '-rf',
  'CON',
  'letter.pdf.exe',
  `${'long'.repeat(80)}.pdf`,
]

/** The beginning of a Linux program. */
export function elf(): Buffer {
  return Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(57), Buffer.from([0xb7])])
}

export function html(): Buffer {
  return Buffer.from('<!doctype html><html><script>alert(document.cookie)</script></html>\n')
}

export function svg(): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>\n',
  )
}

const letter = 'Dear Ms. Núñez,\r\nyour “claim” of 40 € is denied.\r\n'

/** The same letter, each time as another program would save it. */
export const texts = {
  ascii: () => Buffer.from('Dear Ms. Nunez,\r\nyour claim is denied.\r\n'),
  utf8: () => Buffer.from(letter),
  utf8WithMark: () => Buffer.from(`\uFEFF${letter}`),
  utf16: () => Buffer.from(`\uFEFF${letter}`, 'utf16le'),
  utf16BigEndian: () => Buffer.from(`\uFEFF${letter}`, 'utf16le').swap16(),
  windows1252: () =>
    Buffer.from(letter.replace('“', '\x93').replace('”', '\x94').replace('€', '\x80'), 'latin1'),
  /** What all of them say. */
  letter,
} as const

/** An archive of one stored file. */
export function zip(name = 'hello.txt', content = Buffer.from('hello\n'), precededBy = 0): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(content.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), content])
  const where = Buffer.alloc(14)
  where.writeUInt32LE(precededBy, 10)
  const madeBy = Buffer.from('PK\x01\x02\x14\0', 'latin1')
  const central = Buffer.concat([madeBy, fields, where, Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(precededBy + local.length, 16)
  return Buffer.concat([local, central, end])
}

export function docx(): Buffer {
  return zip('word/document.xml', Buffer.from('<w:document/>'))
}

export function pdfThenZip(): Buffer {
  const first = pdf()
  return Buffer.concat([first, zip('hello.txt', Buffer.from('hello\n'), first.length)])
}

/** The archive stands inside the PDF, and the PDF's end in the archive's comment. */
export function zipInsidePdf(): Buffer {
  const whole = pdf()
  const from = whole.indexOf('%\n') + 1
  const archive = zip('hello.txt', Buffer.from('hello\n'), from)
  archive.writeUInt16LE(whole.length - from, archive.length - 2)
  return Buffer.concat([whole.subarray(0, from), archive, whole.subarray(from)])
}

export function htmlThenPdf(): Buffer {
  return Buffer.concat([html(), pdf()])
}

/** Of any format that sharp writes, 40 by 20 pixels. */
export function picture(format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'avif'): Promise<Buffer> {
  return drawing().toFormat(format).toBuffer()
}

/** As a phone held upright takes it: 40 by 20 pixels stored, to be shown 20 by 40. Its top is red when upright. */
export function jpegWithGps(): Promise<Buffer> {
  return drawing()
    .withExif({
      IFD0: { Make: 'Secretphone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '42/1 21/1 36/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '71/1 3/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Secretstreet</place></x:xmpmeta>')
    .jpeg()
    .toBuffer()
}

export async function jpegThenZip(): Promise<Buffer> {
  return Buffer.concat([await picture('jpeg'), zip()])
}

export async function halfOf(file: Buffer | Promise<Buffer>): Promise<Buffer> {
  const whole = await file
  return whole.subarray(0, whole.length / 2)
}

/** A small file that becomes 900 megapixels when opened: 30,000 by 30,000 of one bit. */
export function pixelFlood(): Buffer {
  const side = 30_000
  const rowBytes = 1 + Math.ceil(side / 8)
  return pngOf(side, [pngChunk('IDAT', deflateSync(Buffer.alloc(side * rowBytes)))])
}

/** Shows one black pixel; where animation is known, a second picture after it. */
export function animatedPng(): Buffer {
  const pixels = deflateSync(Buffer.from([0, 0]))
  const frame = Buffer.concat([
    Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]),
    Buffer.alloc(8),
    Buffer.from([0, 1, 0, 9, 0, 0]),
  ])
  const number = (value: number) => Buffer.from([0, 0, 0, value])
  return pngOf(1, [
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    pngChunk('fcTL', Buffer.concat([number(0), frame])),
    pngChunk('IDAT', pixels),
    pngChunk('fcTL', Buffer.concat([number(1), frame])),
    pngChunk('fdAT', Buffer.concat([number(2), pixels])),
  ])
}

function pngOf(side: number, chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, pngChunk('IHDR', header), ...chunks, pngChunk('IEND', Buffer.alloc(0))])
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

/** Left half red, right half blue. */
function drawing() {
  const half = { width: 20, height: 20, channels: 3 as const }
  return sharp({ create: { ...half, background: '#d02020' } }).extend({ right: 20, background: '#2020d0' })
}
