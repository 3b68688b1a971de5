import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 22

/** The files of a zip, by name. Reads the directory at its end, as Word does. */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.length - endOfDirectory
  let place = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = zip.readUInt16LE(place + 10)
    const size = zip.readUInt32LE(place + 20)
    const [name, extra, comment] = [28, 30, 32].map((at) => zip.readUInt16LE(place + at))
    const entry = zip.readUInt32LE(place + 42)
    const start = entry + 30 + zip.readUInt16LE(entry + 26) + zip.readUInt16LE(entry + 28)
    const content = zip.subarray(start, start + size)
    const nameEnd = place + 46 + (name ?? 0)
    files.set(zip.toString('utf8', place + 46, nameEnd), method === 8 ? inflateRawSync(content) : content)
    place = nameEnd + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
