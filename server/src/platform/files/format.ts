import { FileDamaged } from './file-errors.ts'

/**
 * How a file lies on disk and in S3.
 *
 *   header   'RCF1' (4 bytes) | key id (8) | salt (32)
 *   chunk 0  65,536 bytes of AES-256-GCM ciphertext | tag (16)
 *   chunk 1  ...
 *   chunk n  the last: 1 to 65,536 bytes | tag (16); no bytes and a tag only where the whole file is empty
 *
 * key id    first 8 bytes of HMAC-SHA-256(master key, 'recourse file key id'): which master key to use.
 * file key  HKDF-SHA-256(master key, salt, 'recourse file ' + storage key), 32 bytes. The salt is random, so
 *           no two files share a key and nonces can count from zero. The storage key in it ties the file to
 *           its place: a whole file put where another belongs does not open.
 * nonce     7 zero bytes | chunk index (4, big endian) | 1 for the last chunk, else 0. A chunk that was
 *           swapped, repeated or dropped has the wrong index; a file cut at a border lacks a last chunk.
 * AAD       the header.
 *
 * This is the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015): each chunk is authentic by
 * itself, so a part can be read without the rest, and no byte is handed out before its tag was checked.
 */
export const magic = Buffer.from('RCF1')
export const keyIdBytes = 8
export const saltBytes = 32
export const headerBytes = magic.length + keyIdBytes + saltBytes
export const chunkBytes = 65_536
export const tagBytes = 16
export const sealedChunkBytes = chunkBytes + tagBytes

export function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Inclusive, as in HTTP. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** The chunks that a range of the plain file touches, and where they lie in the sealed one. */
export interface Span {
  readonly plain: Range
  readonly sealed: Range
  readonly firstChunk: number
  /** Index of the file's last chunk, whether or not it is part of this span. */
  readonly finalChunk: number
}

/**
 * A range that reaches past the end takes in the last chunk, whose tag then tells a file that was cut short
 * from one that never was longer.
 */
export function spanOf(sealedSize: number, range?: Range): Span {
  const plain = range ?? { start: 0, end: Number.MAX_SAFE_INTEGER }
  if (!Number.isSafeInteger(plain.start) || plain.start < 0 || !(plain.end >= plain.start)) {
    throw new RangeError(`${plain.start}-${plain.end} is not a range of a file.`)
  }
  const finalChunk = finalChunkOf(sealedSize)
  const firstChunk = Math.min(Math.floor(plain.start / chunkBytes), finalChunk)
  const lastChunk = Math.min(Math.floor(plain.end / chunkBytes), finalChunk)
  const start = headerBytes + firstChunk * sealedChunkBytes
  const end = Math.min(headerBytes + (lastChunk + 1) * sealedChunkBytes, sealedSize) - 1
  return { plain, sealed: { start, end }, firstChunk, finalChunk }
}

function finalChunkOf(sealedSize: number): number {
  const body = sealedSize - headerBytes
  const finalChunk = Math.ceil(body / sealedChunkBytes) - 1
  const finalPlain = body - finalChunk * sealedChunkBytes - tagBytes
  if (finalChunk < 0 || finalPlain < (finalChunk === 0 ? 0 : 1))
    throw new FileDamaged('The file was cut short.')
  return finalChunk
}
