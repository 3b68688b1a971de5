import type { FileCipher } from './file-cipher.ts'
import { chunkBytes } from './format.ts'

/** The sealed file, part by part: header first, then each chunk as soon as it is known not to be the last. */
export async function* encrypt(source: AsyncIterable<Buffer>, cipher: FileCipher): AsyncGenerator<Buffer[]> {
  yield [cipher.header]
  const plain = Buffer.allocUnsafe(chunkBytes)
  let filled = 0
  let index = 0
  for await (const piece of source) {
    let taken = 0
    while (taken < piece.length) {
      // A full chunk waits for one byte more: whether it is the last is part of its nonce.
      if (filled === chunkBytes) {
        yield cipher.seal(index, false, plain)
        index += 1
        filled = 0
      }
      const copied = piece.copy(plain, filled, taken)
      taken += copied
      filled += copied
    }
  }
  yield cipher.seal(index, true, plain.subarray(0, filled))
}
