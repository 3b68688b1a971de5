import type { FileHandle } from 'node:fs/promises'
import { sealedChunkBytes } from './format.ts'

/** Four sealed chunks: a write costs much the same for one, and more than four gain nothing. */
const batchBytes = 4 * sealedChunkBytes

/**
 * Writes everything and returns how much that was. One of two buffers is filled while the other is being
 * written, so sealing and writing overlap and a slow disk holds up the source.
 */
export async function writeBatches(handle: FileHandle, parts: AsyncIterable<Buffer[]>): Promise<number> {
  let filling = Buffer.allocUnsafe(batchBytes)
  let spare = Buffer.allocUnsafe(batchBytes)
  let filled = 0
  let total = 0
  let writing: Promise<void> = Promise.resolve()

  async function swap() {
    await writing
    writing = handle.writeFile(filling.subarray(0, filled))
    // It may fail while we wait for the source; that is seen at the next swap.
    writing.catch(() => {})
    const full = filling
    filling = spare
    spare = full
    filled = 0
  }

  for await (const buffers of parts) {
    for (const bytes of buffers) {
      if (filled + bytes.length > batchBytes) await swap()
      bytes.copy(filling, filled)
      filled += bytes.length
      total += bytes.length
    }
  }
  await swap()
  await writing
  return total
}
