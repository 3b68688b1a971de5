const entrySignature = 0x04034b50
const directorySignature = 0x02014b50
const endSignature = 0x06054b50

/** Midnight of 1 January 1980, the first moment a zip file can name. */
const dosTime = 0
const dosDate = 0x21

/** Sets the time of every entry, so that the same content always gives the same file. */
export function fixTimes(zip: Buffer): Buffer {
  const fixed = Buffer.from(zip)
  const end = fixed.length - 22
  if (fixed.readUInt32LE(end) !== endSignature) throw new Error('The zip file ends with a comment.')
  let place = fixed.readUInt32LE(end + 16)
  while (fixed.readUInt32LE(place) === directorySignature) {
    fixed.writeUInt16LE(dosTime, place + 12)
    fixed.writeUInt16LE(dosDate, place + 14)
    const entry = fixed.readUInt32LE(place + 42)
    if (fixed.readUInt32LE(entry) !== entrySignature) throw new Error('The zip file is not whole.')
    fixed.writeUInt16LE(dosTime, entry + 10)
    fixed.writeUInt16LE(dosDate, entry + 12)
    const extra = [28, 30, 32].reduce((sum, at) => sum + fixed.readUInt16LE(place + at), 0)
    place += 46 + extra
  }
  return fixed
}
