const tab = 0x09
const lineFeed = 0x0a
const formFeed = 0x0c
const carriageReturn = 0x0d
const firstPrintable = 0x20
const deleted = 0x7f

/** One bit for each control that a letter may have. */
const allowed = (1 << tab) | (1 << lineFeed) | (1 << formFeed) | (1 << carriageReturn)

// The same byte in each of four places.
const ones = 0x01010101
const topBits = 0x80808080
const printables = 0x20202020
const deletes = 0x7f7f7f7f

/**
 * Whether any byte is a control that no letter has: all but tab, line feed, form feed and carriage return.
 *
 * Four bytes at a time, since this is the thread that answers: twice as fast as one native search for each of the 28,
 * and four times as fast as a look at each byte.
 */
export function hasControlByte(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = bytes.length & ~3
  for (let at = 0; at < end; at += 4) {
    const word = view.getInt32(at)
    if (mayHaveControl(word) && wordHasControl(word)) return true
  }
  return bytes.subarray(end).some(isControl)
}

/**
 * True wherever a byte is below 0x20 or is 0x7f, and for some words beside one that is: a subtraction that borrows sets a
 * top bit that was not set before (Warren, Hacker's Delight, 6-1).
 */
function mayHaveControl(word: number): boolean {
  const low = (word - printables) & ~word
  const other = word ^ deletes
  return ((low | ((other - ones) & ~other)) & topBits) !== 0
}

function wordHasControl(word: number): boolean {
  return (
    isControl(word & 0xff) ||
    isControl((word >>> 8) & 0xff) ||
    isControl((word >>> 16) & 0xff) ||
    isControl(word >>> 24)
  )
}

function isControl(byte: number): boolean {
  return byte < firstPrintable ? ((allowed >>> byte) & 1) === 0 : byte === deleted
}
