import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const stored = 0

/** The files of a small ZIP file by their paths, read by way of its central directory. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw new Error('this is no ZIP file')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const path = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const packedSize = zip.readUInt32LE(at + 20)
    const local = zip.readUInt32LE(at + 42)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(begin, begin + packedSize)
    files.set(path, zip.readUInt16LE(at + 10) === stored ? packed : inflateRawSync(packed))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
  }
  return files
}
