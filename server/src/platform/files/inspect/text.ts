type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Decoded in pieces, since one string can hold no more than half a gigabyte. Bytes. */
const pieceBytes = 1_048_576

const control = /[^\P{Cc}\t\n\r\f]/u

/** Western European text has some 5% letters beyond ASCII; other alphabets, which we could not tell apart, far more. */
const beyondAsciiMax = 0.25

function* decode(bytes: Buffer, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true })
  yield decoder.decode()
}

function isClean(bytes: Buffer, encoding: Encoding): boolean {
  try {
    for (const piece of decode(bytes, encoding)) if (control.test(piece)) return false
    return true
  } catch {
    return false
  }
}

function mostlyAscii(bytes: Buffer): boolean {
  let beyond = 0
  for (const byte of bytes) if (byte > 0x7f) beyond++
  return beyond <= bytes.length * beyondAsciiMax
}

/**
 * UTF-16 says so by its byte order mark. Windows-1252 says nothing, and nearly any byte means something in it; what
 * makes it safe to assume is that nothing binary goes without control characters and the five bytes it leaves open.
 */
function findEncoding(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return isClean(bytes, 'utf-16le') ? 'utf-16le' : undefined
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return isClean(bytes, 'utf-16be') ? 'utf-16be' : undefined
  if (isClean(bytes, 'utf-8')) return 'utf-8'
  return mostlyAscii(bytes) && isClean(bytes, 'windows-1252') ? 'windows-1252' : undefined
}

/** Nothing if this is no text; else the same text in UTF-8, so that it can be served with one charset, always. */
export function findText(bytes: Buffer): { readonly replacement: Buffer | null } | undefined {
  const encoding = findEncoding(bytes)
  if (encoding === undefined) return undefined
  if (encoding === 'utf-8') return { replacement: null }
  const pieces = [...decode(bytes, encoding)].map((piece) => Buffer.from(piece))
  return { replacement: Buffer.concat(pieces) }
}
