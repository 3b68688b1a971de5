import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { jpegWithGps, texts } from '../../../testing/awkward-files.ts'
import { createInspector, type Inspector, InspectorBusy, type InspectorOptions } from './inspector.ts'
import { heldFile, inspectBytes, listChildren as listEvery, refuseReplacement } from './test-inspecting.ts'

const isText = { ok: true, content_type: 'text/plain', replaced: false }
const isCorrupt = { ok: false, reason: 'corrupt' }

/** Those of test files that ran in this worker before. */
const earlier = new Set(listEvery())
const listChildren = () => listEvery().filter((pid) => !earlier.has(pid))

const open = new Set<Inspector>()
function makeInspector(options?: InspectorOptions): Inspector {
  const inspector = createInspector(options)
  open.add(inspector)
  return inspector
}
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all([...open].map((inspector) => inspector.close()))
  open.clear()
  expect(listChildren()).toEqual([])
})

function requireOnlyChild(): number {
  const [pid, ...others] = listChildren()
  if (pid === undefined || others.length > 0) throw new Error(`there are ${listChildren().length} processes`)
  return pid
}

test('one process judges file after file', async () => {
  const inspector = makeInspector()
  expect((await inspectBytes(inspector, texts.utf8())).finding).toEqual(isText)
  const pid = requireOnlyChild()
  for (let round = 0; round < 5; round++) {
    const { replacement } = await inspectBytes(inspector, await jpegWithGps())
    expect(replacement?.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect((await inspectBytes(inspector, texts.utf8())).finding).toEqual(isText)
  }
  expect(requireOnlyChild()).toBe(pid)
})

test('the process has no secret, may not write and may not make code of strings', async () => {
  vi.stubEnv('SECRET_KEY', 'a secret of the server')
  const inspector = makeInspector()
  await inspectBytes(inspector, texts.utf8())
  const of = (file: string) => readFileSync(`/proc/${requireOnlyChild()}/${file}`, 'utf8').split('\0')
  expect(of('environ').filter((entry) => !entry.startsWith('NODE_CHANNEL_'))).toEqual([''])
  expect(of('cmdline')).toEqual(
    expect.arrayContaining(['--permission', '--disallow-code-generation-from-strings']),
  )
  expect(of('cmdline').join(' ')).not.toContain('--allow-fs-write')
})

test('a process that is killed at work makes its file corrupt, and the next file passes', async () => {
  const inspector = makeInspector()
  const file = heldFile()
  const finding = inspector.inspect(file, refuseReplacement)
  await file.opened
  const pid = requireOnlyChild()
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(listChildren()).not.toContain(pid))
  file.release()
  expect(await finding).toEqual(isCorrupt)
  expect((await inspectBytes(inspector, texts.utf8())).finding).toEqual(isText)
})

test.each([
  ['a small', Buffer.from('half a letter\n')],
  ['a large', Buffer.alloc(4_000_000, 'letter\n')],
])('a process that hangs on %s file is ended in time, and the next file passes', async (_, half) => {
  const inspector = makeInspector({ timeLimitMs: 1500 })
  const file = heldFile(half)
  const finding = inspector.inspect(file, refuseReplacement)
  await file.opened
  const pid = requireOnlyChild()
  process.kill(pid, 'SIGSTOP')
  file.release()
  expect(await finding).toEqual(isCorrupt)
  expect(listChildren()).not.toContain(pid)
  expect((await inspectBytes(inspector, texts.utf8())).finding).toEqual(isText)
})

test('a process that dies while its new picture is read makes the file corrupt', async () => {
  const inspector = makeInspector()
  const content = await largePicture()
  const file = { size: content.length, open: () => Readable.from([content], { objectMode: false }) }
  let read = 0
  const finding = await inspector.inspect(file, async (replacement) => {
    for await (const chunk of replacement) {
      if (read === 0) process.kill(requireOnlyChild(), 'SIGKILL')
      read += chunk.length
    }
  })
  expect(finding).toEqual(isCorrupt)
  expect(read).toBeLessThan(content.length)
  expect((await inspectBytes(inspector, texts.utf8())).finding).toEqual(isText)
})

/** Noise, which cannot be compressed: 3 MB, far more than a pipe holds. */
function largePicture(): Promise<Buffer> {
  const raw = { width: 1000, height: 1000, channels: 3 as const }
  return sharp(randomBytes(3_000_000), { raw }).png().toBuffer()
}

test('two files are judged at once, the others wait, and beyond the queue none is taken', async () => {
  const inspector = makeInspector({ waitingMax: 3 })
  const files = Array.from({ length: 5 }, () => heldFile())
  let opened = 0
  for (const file of files) void file.opened.then(() => opened++)
  const findings = files.map((file) => inspector.inspect(file, refuseReplacement))
  await Promise.all([files[0]?.opened, files[1]?.opened])
  await expect(inspectBytes(inspector, texts.utf8())).rejects.toThrow(InspectorBusy)
  expect(opened).toBe(2)
  expect(listChildren()).toHaveLength(2)
  for (const [index, file] of files.entries()) {
    file.release()
    expect(await findings[index]).toEqual(isText)
    expect(listChildren()).toHaveLength(2)
    expect(opened).toBeLessThanOrEqual(index + 3)
  }
})

test('an idle process is let go', async () => {
  const inspector = makeInspector({ idleMs: 50 })
  expect((await inspectBytes(inspector, texts.utf8())).finding).toEqual(isText)
  await vi.waitFor(() => expect(listChildren()).toEqual([]), { timeout: 10_000 })
  expect((await inspectBytes(inspector, texts.utf8())).finding).toEqual(isText)
})

test('a file that cannot be read, or is not of its size, is no finding, and the next one passes', async () => {
  const inspector = makeInspector()
  const failing = () => Readable.from(failAfter(Buffer.from('first')), { objectMode: false })
  await expect(inspector.inspect({ size: 99, open: failing }, refuseReplacement)).rejects.toThrow(
    'the disk is gone',
  )
  for (const size of [3, 9]) {
    const file = { size, open: () => Readable.from([Buffer.from('letter')], { objectMode: false }) }
    await expect(inspector.inspect(file, refuseReplacement)).rejects.toThrow('than it was said to be')
  }
  expect((await inspectBytes(inspector, texts.utf8())).finding).toEqual(isText)
})

async function* failAfter(chunk: Buffer) {
  yield chunk
  throw new Error('the disk is gone')
}

test('a replacement that cannot be kept, or is not read, is an error, and the next file passes', async () => {
  const inspector = makeInspector()
  const content = await jpegWithGps()
  const file = { size: content.length, open: () => Readable.from([content], { objectMode: false }) }
  await expect(inspector.inspect(file, refuseReplacement)).rejects.toThrow('no replacement was expected')
  await expect(inspector.inspect(file, async () => {})).rejects.toThrow('not read to its end')
  expect((await inspectBytes(inspector, content)).finding).toMatchObject({ ok: true, replaced: true })
})

test('closing ends what runs, what waits and what comes later', async () => {
  const inspector = makeInspector()
  const files = Array.from({ length: 3 }, () => heldFile())
  const ends = files.map((file) => inspector.inspect(file, refuseReplacement).catch((error) => String(error)))
  await Promise.all([files[0]?.opened, files[1]?.opened])
  await inspector.close()
  expect(listChildren()).toEqual([])
  for (const file of files) file.release()
  expect(await Promise.all(ends)).toEqual(Array(3).fill('Error: the inspector is closed'))
  await expect(inspectBytes(inspector, texts.utf8())).rejects.toThrow('closed')
})

test('a file of 200 MB does not pass through the memory of the server', async () => {
  const inspector = makeInspector()
  const chunk = Buffer.alloc(65_536, 'A letter.\n')
  const chunks = 3200
  let peak = 0
  function* letter() {
    for (let sent = 0; sent < chunks; sent++) {
      const { arrayBuffers, heapUsed } = process.memoryUsage()
      peak = Math.max(peak, arrayBuffers + heapUsed)
      // A copy, as storage would hand out: were they all held, they would be seen.
      yield Buffer.from(chunk)
    }
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  const size = chunks * chunk.length
  const file = { size, open: () => Readable.from(letter(), { objectMode: false }) }
  expect(await inspector.inspect(file, refuseReplacement)).toEqual(isText)
  // Not yet collected garbage counts too.
  expect(peak - arrayBuffers - heapUsed).toBeLessThan(size / 2)
})
