import { fileTypeFromBuffer } from 'file-type'
import { type Judged, refused } from './judged.ts'
import { findText } from './text.ts'
import { isOtherwiseRead } from './text-heads.ts'
import { endsAsZip } from './zip-tail.ts'

/** Where PDF readers look for the header. */
const headerWithin = 1024
/** Some programs write blank lines or a byte order mark first, which make a file nothing else. */
const pdfHeader = /^(?:\xef\xbb\xbf)?[\t\n\f\r ]*%PDF-\d/

/** By hand: file-type walks through the chunks, and does not know a damaged PNG for one. */
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/**
 * What a file is, by its content alone. Throws only for trouble of our own. The parsers are loaded when they are
 * needed: text needs none of them.
 */
export async function judge(bytes: Buffer): Promise<Judged> {
  if (bytes.length === 0) return refused('empty')
  const head = bytes.toString('latin1', 0, headerWithin)
  if (pdfHeader.test(head)) return judgeAsPdf(bytes)
  const text = findText(bytes)
  if (text) {
    // Nothing but a byte order mark.
    if (text.replacement?.length === 0) return refused('empty')
    if (isOtherwiseRead(head)) return refused('wrong_type')
    return { ok: true, content_type: 'text/plain', replacement: text.replacement }
  }
  return judgeAsPicture(bytes)
}

async function judgeAsPdf(bytes: Buffer): Promise<Judged> {
  if (endsAsZip(bytes)) return refused('wrong_type')
  const { judgePdf } = await import('./pdf.ts')
  return judgePdf(bytes)
}

async function judgeAsPicture(bytes: Buffer): Promise<Judged> {
  const isPng = bytes.subarray(0, pngSignature.length).equals(pngSignature)
  const mime = isPng ? 'image/png' : (await fileTypeFromBuffer(bytes))?.mime
  if (mime === 'image/png' || mime === 'image/jpeg') {
    const { judgePicture } = await import('./picture.ts')
    return judgePicture(bytes, mime)
  }
  if (mime === 'image/heic' || mime === 'image/heif') {
    const { judgeHeic } = await import('./heic.ts')
    return judgeHeic(bytes)
  }
  return refused('wrong_type')
}
