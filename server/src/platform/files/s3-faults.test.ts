import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createFiles, type Files, StoreUnavailable } from './files.ts'
import { createS3Store } from './s3-store.ts'
import { makeS3, type TestS3 } from './test-s3.ts'
import { keepBytes, listed, readBytes, sourceOf } from './test-stores.ts'

const bytes = randomBytes(3_000_000)
/** Stalls are noticed so soon that a test can wait for it. */
const hasty = { attempts: 2, pauseMs: 1, connectMs: 3000, answerMs: 10_000, stallMs: 1000, listPage: 2 }

describe('an S3 store in trouble', () => {
  let s3: TestS3
  let root: string
  let files: Files
  const open: { close(): Promise<void> }[] = []

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'recourse-s3-'))
    s3 = await makeS3(join(root, 's3'))
    files = openFiles()
  })
  afterEach(() => s3.heal())
  afterAll(async () => {
    await Promise.all(open.map((each) => each.close()))
    await s3.close()
    rmSync(root, { recursive: true, force: true })
  })

  function openFiles(changed: Partial<TestS3['config']> = {}): Files {
    const config = { s3: { ...s3.config, ...changed }, dataDir: join(root, 'data') }
    const opened = createFiles({ config, keys: [randomBytes(32)] })
    open.push(opened)
    return opened
  }

  function openHasty(tuning = hasty) {
    const store = createS3Store(s3.config, tuning)
    open.push(store)
    return store
  }

  test('a failure that passes is not noticed', async () => {
    s3.break({ status: 500 }, 2)
    const key = await keepBytes(files, bytes)
    s3.break({ status: 503 }, 1)
    expect((await readBytes(files, key)).equals(bytes)).toBe(true)
    s3.break({ status: 500 }, 1)
    expect((await listed(files)).has(key)).toBe(true)
    s3.break({ status: 500 }, 1)
    await files.remove(key)
  })

  test('a failure that stays is StoreUnavailable after three tries, and the staged file can be kept later', async () => {
    const staged = await files.stage(sourceOf(bytes), bytes.length)
    s3.break({ status: 500 })
    const before = s3.asked.length
    await expect(files.keep(staged)).rejects.toThrow(StoreUnavailable)
    expect(s3.asked.length - before).toBe(3)
    s3.heal()
    expect((await buffer(staged.open())).equals(bytes)).toBe(true)
    const key = await files.keep(staged)
    expect((await readBytes(files, key)).equals(bytes)).toBe(true)
  })

  test('with nobody at the endpoint everything is StoreUnavailable, and the staged file can be kept later', async () => {
    const key = await keepBytes(files, bytes)
    const staged = await files.stage(sourceOf(bytes), bytes.length)
    await s3.goDown()
    await expect(files.keep(staged)).rejects.toThrow(StoreUnavailable)
    await expect(files.open(key)).rejects.toThrow(StoreUnavailable)
    await expect(files.remove(key)).rejects.toThrow(StoreUnavailable)
    await expect(listed(files)).rejects.toThrow(StoreUnavailable)
    await s3.comeUp()
    expect((await readBytes(files, await files.keep(staged))).equals(bytes)).toBe(true)
  })

  test('a wrong secret key is refused at the first try', async () => {
    const key = await keepBytes(files, bytes)
    const stranger = openFiles({ secretAccessKey: 'not-the-secret' })
    const staged = await stranger.stage(sourceOf(bytes), bytes.length)
    const before = s3.asked.length
    await expect(stranger.keep(staged)).rejects.toThrow(/403 \(SignatureDoesNotMatch\)/)
    expect(s3.asked.length - before).toBe(1)
    await expect(stranger.open(key)).rejects.toThrow(StoreUnavailable)
    await expect(stranger.remove(key)).rejects.toThrow(StoreUnavailable)
    expect((await readBytes(files, key)).equals(bytes)).toBe(true)
    await staged.discard()
  })

  test('a bucket that does not exist is the store missing, not the file', async () => {
    const elsewhere = openFiles({ bucket: 'nowhere' })
    await expect(elsewhere.open('0'.repeat(32))).rejects.toThrow(/404 \(NoSuchBucket\)/)
    await expect(elsewhere.open('0'.repeat(32))).rejects.toThrow(StoreUnavailable)
  })

  test('a connection that is cut while a file is read is StoreUnavailable and not a damaged file', async () => {
    const key = await keepBytes(files, bytes)
    s3.break({ cutAfter: 200_000 })
    const stream = await files.open(key)
    await expect(buffer(stream)).rejects.toThrow(StoreUnavailable)
  })

  test('an answer that stands still in the middle of a file ends as StoreUnavailable', async () => {
    const key = await keepBytes(files, bytes)
    s3.break({ stopAfter: 200_000 })
    const { bytes: body } = await openHasty().read(key, { start: 0, end: bytes.length })
    await expect(buffer(body)).rejects.toThrow(StoreUnavailable)
  })

  test('a reader who takes long is not taken for a store that stands still', async () => {
    const key = await keepBytes(files, bytes)
    const { bytes: body, sealedSize } = await openHasty().read(key, { start: 0, end: 10 * bytes.length })
    let received = 0
    for await (const piece of body) {
      if (received === 0) await new Promise((resolve) => setTimeout(resolve, 3 * hasty.stallMs))
      received += piece.length
    }
    expect(received).toBe(sealedSize)
  })

  test('a store that never answers is given up on, whatever was asked', async () => {
    s3.break('silence')
    const store = openHasty({ ...hasty, answerMs: 300, stallMs: 300 })
    const key = '0'.repeat(32)
    await expect(store.put(key, import.meta.filename)).rejects.toThrow(StoreUnavailable)
    await expect(store.read(key, { start: 0, end: 1 })).rejects.toThrow(StoreUnavailable)
    await expect(store.remove(key)).rejects.toThrow(StoreUnavailable)
    await expect(listed(store)).rejects.toThrow(StoreUnavailable)
  })

  test('a list of many pages is complete', async () => {
    const kept = await Promise.all([1, 2, 3, 4, 5].map((n) => keepBytes(files, Buffer.from(`${n}`))))
    const before = s3.asked.length
    const found = await listed(openHasty())
    expect([...found.keys()]).toEqual(expect.arrayContaining(kept))
    expect(s3.asked.length - before).toBe(Math.ceil(found.size / hasty.listPage))
  })
})
