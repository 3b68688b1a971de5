const endRecord = Buffer.from('PK\x05\x06', 'latin1')
const endRecordBytes = 22
const commentMax = 0xffff

/**
 * Whether a PDF is a zip archive too. Unzip programs read a file from its end: the archive's last record stands
 * there, followed by a comment in which the rest of a PDF can hide. A zip file attached inside a PDF is none.
 */
export function endsAsZip(pdf: Buffer): boolean {
  const tail = pdf.subarray(-(endRecordBytes + commentMax))
  const pdfEnd = tail.lastIndexOf('%%EOF')
  for (let at = tail.indexOf(endRecord); at >= 0; at = tail.indexOf(endRecord, at + 1)) {
    if (at > pdfEnd) return true
    const end = at + endRecordBytes
    if (end <= tail.length && end + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
