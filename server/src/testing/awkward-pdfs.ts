import { createHash } from 'node:crypto'

/** A whole, readable PDF whose pages say 'Page 1', 'Page 2'… `comment` stands near its beginning. */
export function pdf(pages = 1, comment = ''): Buffer {
  return assemble(pdfObjects(pages), { comment })
}

/** Ends in the middle of its first object: there is nothing left to count. */
export function truncatedPdf(): Buffer {
  const whole = pdf(3)
  return whole.subarray(0, whole.indexOf('/Type /Catalog'))
}

export function pdfWithoutPages(): Buffer {
  return pdf(0)
}

/** Exactly this many bytes, for limits of size. The smallest possible one has some 700. */
export function pdfOfSize(bytes: number): Buffer {
  const padding = bytes - pdf(1, 'x').length + 1
  if (padding < 1) throw new Error(`a PDF of ${bytes} bytes cannot be made`)
  return pdf(1, 'x'.repeat(padding))
}

export interface Passwords {
  /** Needed to open it; empty where anyone may. */
  readonly user: string
  /** Needed to print or copy. */
  readonly owner: string
}

/** The standard security handler, revision 3: RC4 with 128 bits (ISO 32000-1, 7.6.3). */
export function encryptedPdf({ user, owner }: Passwords): Buffer {
  const id = md5(Buffer.from('awkward'))
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(-3904)
  const ownerEntry = repeatedRc4(repeatedMd5(padPassword(owner)), padPassword(user))
  const key = repeatedMd5(Buffer.concat([padPassword(user), ownerEntry, permissions, id]))
  const check = repeatedRc4(key, md5(Buffer.concat([passwordPadding, id])))
  const userEntry = Buffer.concat([check, Buffer.alloc(16)])
  const objects = pdfObjects(1).map(({ dictionary, stream }, index) => ({
    dictionary,
    ...(stream && { stream: rc4(objectKey(key, index + 1), stream) }),
  }))
  const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${ownerEntry.toString('hex')}> /U <${userEntry.toString('hex')}> >>`
  return assemble(objects, {
    trailer: `/Encrypt ${encrypt} /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  })
}

/** Encrypted to the holder of a certificate, as some hospitals' programs do. */
export function pdfForCertificate(): Buffer {
  const encrypt = '<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s4 /V 2 /Length 128 /Recipients [<00>] >>'
  return assemble(pdfObjects(1), { trailer: `/Encrypt ${encrypt} /ID [<00> <00>]` })
}

interface PdfObject {
  readonly dictionary: string
  readonly stream?: Buffer
}

function pdfObjects(pages: number): PdfObject[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const kids = numbers.map((number) => `${2 * number + 2} 0 R`).join(' ')
  return [
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: `/Type /Pages /Count ${pages} /Kids [${kids}]` },
    { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica' },
    ...numbers.flatMap((number) => [
      {
        dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${2 * number + 3} 0 R /Resources << /Font << /F1 3 0 R >> >>`,
      },
      { dictionary: '', stream: Buffer.from(`BT /F1 24 Tf 72 700 Td (Page ${number}) Tj ET`) },
    ]),
  ]
}

function assemble(objects: readonly PdfObject[], { comment = '', trailer = '' }): Buffer {
  const parts = [Buffer.from(`%PDF-1.7\n%${comment}\n`)]
  let at = parts[0]?.length ?? 0
  const offsets: number[] = []
  objects.forEach(({ dictionary, stream }, index) => {
    offsets.push(at)
    const length = stream ? ` /Length ${stream.length}` : ''
    const body = stream ? [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')] : []
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n<< ${dictionary}${length} >>`),
      ...body,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    at += part.length
  })
  const size = objects.length + 1
  const rows = offsets.map((offset) => `${pad10(offset)} 00000 n \n`).join('')
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${pad10(at)}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}

const pad10 = (number: number) => String(number).padStart(10, '0')

const passwordPadding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const padPassword = (password: string) =>
  Buffer.concat([Buffer.from(password, 'latin1'), passwordPadding]).subarray(0, 32)

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest()

function repeatedMd5(bytes: Buffer): Buffer {
  let hash = md5(bytes)
  for (let round = 0; round < 50; round++) hash = md5(hash)
  return hash
}

function repeatedRc4(key: Buffer, bytes: Buffer): Buffer {
  let result = bytes
  for (let round = 0; round < 20; round++)
    result = rc4(
      key.map((byte) => byte ^ round),
      result,
    )
  return result
}

function objectKey(key: Buffer, number: number): Buffer {
  return md5(Buffer.concat([key, Buffer.from([number & 255, number >> 8, 0, 0, 0])]))
}

/** By hand: OpenSSL 3 no longer has it. */
function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => {
    const held = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = held
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255
      j = (j + (state[i] ?? 0)) & 255
      swap(i, j)
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
    }),
  )
}
