import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FileMissing, FileTooLarge } from './files.ts'
import { keepBytes, listed, makeTestStore, readBytes, sourceOf, type TestStore } from './test-stores.ts'

const chunk = 65_536

describe.each(['disk', 's3'] as const)('files in the %s store', (kind) => {
  let store: TestStore
  beforeAll(async () => {
    store = await makeTestStore(kind)
  })
  afterAll(() => store.close())

  test.each([0, 1, chunk - 1, chunk, chunk + 1, 3_300_007])(
    '%i bytes come back as they were',
    async (size) => {
      const bytes = randomBytes(size)
      const staged = await store.files.stage(sourceOf(bytes), size)
      expect(staged.size).toBe(size)
      expect(staged.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect((await buffer(staged.open())).equals(bytes)).toBe(true)
      expect((await buffer(staged.open())).equals(bytes)).toBe(true)
      const key = await store.files.keep(staged)
      expect((await readBytes(store.files, key)).equals(bytes)).toBe(true)
      expect(store.staged()).toEqual([])
    },
  )

  test('pieces of every size from the source make the same file', async () => {
    const bytes = randomBytes(2 * chunk + 3)
    for (const pieceBytes of [7, chunk - 1, chunk, chunk + 1, bytes.length]) {
      const staged = await store.files.stage(sourceOf(bytes, pieceBytes), bytes.length)
      expect((await buffer(staged.open())).equals(bytes)).toBe(true)
      await staged.discard()
    }
  })

  test('a range gives exactly its bytes, on and across every chunk border', async () => {
    const bytes = randomBytes(3 * chunk + 10)
    const key = await keepBytes(store.files, bytes)
    const edges = [0, 1, 2, 3]
      .flatMap((n) => [n * chunk - 1, n * chunk, n * chunk + 1])
      .filter((at) => at >= 0)
    edges.push(bytes.length - 1)
    const pairs = edges.flatMap((start) => edges.filter((end) => end >= start).map((end) => ({ start, end })))
    for (const range of pairs) {
      const part = await readBytes(store.files, key, range)
      expect(part.equals(bytes.subarray(range.start, range.end + 1)), JSON.stringify(range)).toBe(true)
    }
  })

  test('a range past the end gives what there is', async () => {
    const bytes = randomBytes(chunk)
    const key = await keepBytes(store.files, bytes)
    const tail = await readBytes(store.files, key, { start: chunk - 5, end: 10 * chunk })
    expect(tail.equals(bytes.subarray(-5))).toBe(true)
    expect(await readBytes(store.files, key, { start: chunk, end: chunk })).toHaveLength(0)
    await expect(store.files.open(key, { start: 5, end: 4 })).rejects.toThrow(RangeError)
  })

  test('a file of exactly the limit is taken; one byte more is refused and leaves nothing', async () => {
    const bytes = randomBytes(chunk * 2)
    const staged = await store.files.stage(sourceOf(bytes), bytes.length)
    await staged.discard()
    await staged.discard()
    await expect(buffer(staged.open())).rejects.toThrow(FileMissing)

    const tooLong = sourceOf(bytes)
    await expect(store.files.stage(tooLong, bytes.length - 1)).rejects.toThrow(FileTooLarge)
    expect(store.staged()).toEqual([])
  })

  test('a refused source can still be drained by its owner', async () => {
    const source = sourceOf(randomBytes(40 * chunk))
    await expect(store.files.stage(source, chunk)).rejects.toThrow(FileTooLarge)
    expect(source.destroyed).toBe(false)
    source.resume()
    await once(source, 'end')
  })

  test('the limit is noticed while the source is still sending', async () => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(chunk))
      },
    })
    await expect(store.files.stage(endless, 20 * chunk)).rejects.toThrow(FileTooLarge)
    endless.destroy()
  })

  test('a source that fails midway rejects with its error and leaves nothing', async () => {
    const failing = Readable.from(
      (async function* () {
        yield randomBytes(5 * chunk)
        throw new Error('client gone')
      })(),
    )
    await expect(store.files.stage(failing, 100 * chunk)).rejects.toThrow('client gone')
    expect(store.staged()).toEqual([])
  })

  test('a source that is closed without an end is no file', async () => {
    const source = new Readable({ read() {} })
    source.push(randomBytes(3 * chunk))
    const staging = store.files.stage(source, 100 * chunk)
    const refused = expect(staging).rejects.toThrow(/close/i)
    await vi.waitFor(() => expect(source.readableLength).toBe(0))
    source.destroy()
    await refused
    expect(store.staged()).toEqual([])
  })

  test('a source that failed before it was staged rejects as well', async () => {
    const source = new Readable({ read() {} })
    const staging = store.files.stage(source, chunk)
    source.destroy(new Error('gone at once'))
    await expect(staging).rejects.toThrow('gone at once')
    expect(store.staged()).toEqual([])
  })

  test('what was kept is listed with the time it was kept, until it is removed', async () => {
    const staged = await store.files.stage(sourceOf(Buffer.from('a letter')), 100)
    const [name = ''] = store.staged()
    const longAgo = new Date('2020-01-01')
    utimesSync(join(store.config.dataDir, 'files', 'staging', name), longAgo, longAgo)
    const key = await store.files.keep(staged)
    const modified = (await listed(store.files)).get(key)
    expect(modified?.getTime()).toBeGreaterThan(longAgo.getTime() + 86_400_000)

    await store.files.remove(key)
    await store.files.remove(key)
    expect([...(await listed(store.files)).keys()]).not.toContain(key)
    await expect(store.files.open(key)).rejects.toThrow(FileMissing)
  })

  test('a staged file is kept once, and only by the store that staged it', async () => {
    const staged = await store.files.stage(sourceOf(Buffer.from('once')), 100)
    await expect(store.reopen(store.keys).keep(staged)).rejects.toThrow(TypeError)
    await store.files.keep(staged)
    await expect(store.files.keep(staged)).rejects.toThrow(FileMissing)
  })

  test.each(['', '..', '../../secret', 'a/b', 'F'.repeat(32), `${'0'.repeat(32)}\n`, '0'.repeat(31)])(
    'a key that is not of our form (%j) is refused',
    async (key) => {
      await expect(store.files.open(key)).rejects.toThrow(FileMissing)
      await expect(store.files.remove(key)).rejects.toThrow(FileMissing)
    },
  )

  test('nothing of the plain text is found in any stored or staged byte', async () => {
    const canary = 'canary-Marguerite-Oyelaran-MRI-denied'
    const bytes = Buffer.from(canary.repeat(5000))
    const key = await keepBytes(store.files, bytes)
    const staged = await store.files.stage(sourceOf(bytes), bytes.length)
    const stored = store.everyByte()
    expect(stored.length).toBeGreaterThan(2 * bytes.length)
    expect(stored.includes(canary)).toBe(false)
    expect(stored.includes('Oyelaran')).toBe(false)
    expect((await readBytes(store.files, key)).equals(bytes)).toBe(true)
    await staged.discard()
  })

  test('temporary files are swept when they are older than asked, and no others', async () => {
    const old = await store.files.stage(sourceOf(Buffer.from('old')), 100)
    const [name = ''] = store.staged()
    utimesSync(join(store.config.dataDir, 'files', 'staging', name), new Date(0), new Date(0))
    const fresh = await store.files.stage(sourceOf(Buffer.from('fresh')), 100)
    expect(await store.files.sweepStaged(new Date(Date.now() - 3_600_000))).toBe(1)
    await expect(buffer(old.open())).rejects.toThrow(FileMissing)
    expect(String(await buffer(fresh.open()))).toBe('fresh')
    await fresh.discard()
  })

  test.skipIf(process.platform === 'win32')(
    'nobody else on the machine can read what is staged',
    async () => {
      const staged = await store.files.stage(sourceOf(Buffer.from('mine')), 100)
      const folder = join(store.config.dataDir, 'files', 'staging')
      const [name = ''] = store.staged()
      expect(statSync(folder).mode & 0o777).toBe(0o700)
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
      await staged.discard()
    },
  )
})
