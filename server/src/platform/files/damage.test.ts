import { randomBytes } from 'node:crypto'
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileDamaged } from './files.ts'
import { headerBytes, sealedChunkBytes } from './format.ts'
import { keepBytes, makeTestStore, readBytes, type TestStore } from './test-stores.ts'

const chunk = 65_536
const size = 3 * chunk + 100

describe.each(['disk', 's3'] as const)('a file that was changed in the %s store', (kind) => {
  let store: TestStore
  const bytes = randomBytes(size)
  beforeAll(async () => {
    store = await makeTestStore(kind)
  })
  afterAll(() => store.close())

  async function keepAndChange(change: (sealed: Buffer) => Buffer): Promise<string> {
    const key = await keepBytes(store.files, bytes)
    writeFileSync(store.pathOf(key), change(readFileSync(store.pathOf(key))))
    return key
  }

  const chunkAt = (sealed: Buffer, index: number) =>
    sealed.subarray(headerBytes + index * sealedChunkBytes, headerBytes + (index + 1) * sealedChunkBytes)

  test('the file is whole before anything is done to it', async () => {
    const key = await keepAndChange((sealed) => sealed)
    expect((await readBytes(store.files, key)).equals(bytes)).toBe(true)
  })

  test.each([
    ['the mark', 0],
    ['the key id', 5],
    ['the salt', 20],
    ['the first chunk', headerBytes],
    ['a tag', headerBytes + sealedChunkBytes - 1],
    ['the third chunk', headerBytes + 2 * sealedChunkBytes + 9],
    ['the last tag', headerBytes + 3 * sealedChunkBytes + 100 + 15],
  ])('one flipped bit in %s is noticed', async (_place, at) => {
    const key = await keepAndChange((sealed) => {
      sealed[at] = (sealed[at] ?? 0) ^ 1
      return sealed
    })
    await expect(readBytes(store.files, key)).rejects.toThrow(FileDamaged)
  })

  test('damage in one chunk does not reach a range of others, and gives no byte of its own', async () => {
    const key = await keepAndChange((sealed) => {
      chunkAt(sealed, 1).fill(0, 0, 1)
      return sealed
    })
    const last = await readBytes(store.files, key, { start: 2 * chunk, end: size - 1 })
    expect(last.equals(bytes.subarray(2 * chunk))).toBe(true)
    const given: Buffer[] = []
    const reading = async () => {
      for await (const piece of await store.files.open(key)) given.push(piece)
    }
    await expect(reading()).rejects.toThrow(FileDamaged)
    const plain = Buffer.concat(given)
    expect(plain.length).toBeLessThanOrEqual(chunk)
    expect(plain.equals(bytes.subarray(0, plain.length))).toBe(true)
  })

  test.each([
    1,
    headerBytes,
    headerBytes + 15,
    headerBytes + 16,
    headerBytes + sealedChunkBytes,
    headerBytes + 3 * sealedChunkBytes,
    headerBytes + 3 * sealedChunkBytes + 16,
    headerBytes + 3 * sealedChunkBytes + 115,
  ])('a file cut to %i bytes is noticed, by a range past the cut as well', async (left) => {
    const key = await keepBytes(store.files, bytes)
    truncateSync(store.pathOf(key), left)
    await expect(readBytes(store.files, key)).rejects.toThrow(FileDamaged)
    await expect(readBytes(store.files, key, { start: size - 1, end: size - 1 })).rejects.toThrow(FileDamaged)
  })

  test('bytes added at the end are noticed', async () => {
    const key = await keepAndChange((sealed) => Buffer.concat([sealed, Buffer.from('more')]))
    await expect(readBytes(store.files, key)).rejects.toThrow(FileDamaged)
  })

  test('swapped chunks are noticed', async () => {
    const key = await keepAndChange((sealed) => {
      const first = Buffer.from(chunkAt(sealed, 0))
      chunkAt(sealed, 1).copy(chunkAt(sealed, 0))
      first.copy(chunkAt(sealed, 1))
      return sealed
    })
    await expect(readBytes(store.files, key)).rejects.toThrow(FileDamaged)
  })

  test('a dropped chunk is noticed', async () => {
    const key = await keepAndChange((sealed) =>
      Buffer.concat([sealed.subarray(0, headerBytes), sealed.subarray(headerBytes + sealedChunkBytes)]),
    )
    await expect(readBytes(store.files, key)).rejects.toThrow(FileDamaged)
  })

  test('the same chunk of another file is noticed, and so is the whole of another file', async () => {
    const other = await keepBytes(store.files, bytes)
    const key = await keepAndChange((sealed) => {
      chunkAt(readFileSync(store.pathOf(other)), 1).copy(chunkAt(sealed, 1))
      return sealed
    })
    await expect(readBytes(store.files, key)).rejects.toThrow(FileDamaged)
    copyFileSync(store.pathOf(other), store.pathOf(key))
    await expect(readBytes(store.files, key)).rejects.toThrow(FileDamaged)
  })

  test('a file opens under an older key once keys have changed, and not without it', async () => {
    const key = await keepBytes(store.files, bytes)
    const [old, fresh] = [store.keys[0], randomBytes(32)]
    const rotated = store.reopen([fresh, old])
    expect((await readBytes(rotated, key)).equals(bytes)).toBe(true)
    const later = await keepBytes(rotated, bytes)
    const without = store.reopen([fresh])
    expect((await readBytes(without, later)).equals(bytes)).toBe(true)
    await expect(without.open(key)).rejects.toThrow(FileDamaged)
  })
})
