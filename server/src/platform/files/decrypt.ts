import { pipeline, type Readable, Transform } from 'node:stream'
import type { FileCipher } from './file-cipher.ts'
import { FileDamaged } from './file-errors.ts'
import { chunkBytes, type Span, sealedChunkBytes } from './format.ts'

export interface DecryptOptions {
  /** Exactly the bytes `span.sealed` of the stored file. */
  readonly source: Readable
  readonly cipher: FileCipher
  readonly span: Span
  /** What the caller is told when the source fails. */
  readonly explain: (error: Error) => Error
}

/** The plain bytes of a span. Destroying either end destroys the other. */
export function decrypt({ source, cipher, span, explain }: DecryptOptions): Readable {
  const { plain, sealed, firstChunk, finalChunk } = span
  const pending = Buffer.allocUnsafe(sealedChunkBytes)
  let filled = 0
  let index = firstChunk
  let left = sealed.end - sealed.start + 1

  function open(chunk: Buffer) {
    const bytes = cipher.unseal(index, index === finalChunk, chunk)
    const offset = index * chunkBytes
    const wanted = bytes.subarray(Math.max(plain.start - offset, 0), plain.end - offset + 1)
    if (wanted.length > 0) stream.push(wanted)
    left -= chunk.length
    index += 1
  }

  function take(piece: Buffer) {
    let taken = 0
    while (taken < piece.length) {
      const needed = Math.min(sealedChunkBytes, left)
      if (needed === 0) throw new FileDamaged('The file is longer than it was.')
      if (filled === 0 && piece.length - taken >= needed) {
        open(piece.subarray(taken, taken + needed))
        taken += needed
        continue
      }
      const copied = piece.copy(pending, filled, taken, taken + needed - filled)
      taken += copied
      filled += copied
      if (filled === needed) {
        open(pending.subarray(0, needed))
        filled = 0
      }
    }
  }

  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      done(failureOf(() => take(piece)))
    },
    flush(done) {
      done(left > 0 ? new FileDamaged('The file was cut short.') : null)
    },
    destroy(error, done) {
      done(error !== null && error === source.errored ? explain(error) : error)
    },
  })
  // Each failure reaches the reader as an error of the stream itself.
  return pipeline(source, stream, () => {})
}

function failureOf(work: () => void): Error | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}
