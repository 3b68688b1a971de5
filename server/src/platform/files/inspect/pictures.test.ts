import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { jpegWithGps, picture } from '../../../testing/awkward-files.ts'
import { heic } from '../../../testing/awkward-heic.ts'
import { createInspector } from './inspector.ts'
import { inspectBytes } from './test-inspecting.ts'

const inspector = createInspector()
afterAll(() => inspector.close())

async function replacementOf(content: Buffer): Promise<Buffer> {
  const { replacement } = await inspectBytes(inspector, content)
  if (!replacement) throw new Error('it was not replaced')
  return replacement
}

/** The middle of each quarter, from the upper left, line by line. */
async function quarters(content: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
}

function expectColours(found: number[][], wanted: number[][]) {
  const distances = found.flatMap((colour, i) =>
    colour.map((value, j) => Math.abs(value - (wanted[i]?.[j] ?? 999))),
  )
  // Both JPEG and HEVC are a little off; numbers of Display P3 read as sRGB would be by 20 and more.
  expect(Math.max(...distances), JSON.stringify(found)).toBeLessThan(10)
}

/** 42° 21′ as Exif writes it, in the byte order of sharp. */
const latitude = Buffer.from('2a000000010000001500000001000000', 'hex')
const metadataKeys = ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'] as const

test('a photo leaves place, camera and every other metadata behind, and stands upright', async () => {
  const before = await jpegWithGps()
  const was = await sharp(before).metadata()
  expect(was).toMatchObject({ orientation: 6, width: 40, height: 20 })
  for (const trace of ['Exif', 'Secretphone', 'Secretstreet', latitude])
    expect(before.includes(trace)).toBe(true)

  const after = await replacementOf(before)
  const { width, height, ...metadata } = await sharp(after).metadata()
  expect([width, height]).toEqual([20, 40])
  for (const key of metadataKeys) expect(metadata[key]).toBeUndefined()
  for (const trace of ['Exif', 'Secretphone', 'Secretstreet', latitude])
    expect(after.includes(trace)).toBe(false)
  const red = [208, 32, 32]
  const blue = [32, 32, 208]
  expectColours(await quarters(after), [red, red, blue, blue])
})

test('a HEIC photo becomes an upright JPEG of the same size and colours, without metadata', async () => {
  expect(heic().includes(latitude)).toBe(true)
  const after = await replacementOf(heic())
  expect(after.includes(latitude)).toBe(false)
  const { format, width, height, ...metadata } = await sharp(after).metadata()
  expect([format, width, height]).toEqual(['jpeg', 32, 48])
  for (const key of metadataKeys) expect(metadata[key]).toBeUndefined()
  expectColours(await quarters(after), [
    [230, 40, 40],
    [40, 180, 40],
    [40, 40, 230],
    [255, 255, 255],
  ])
})

test('a PNG keeps every pixel', async () => {
  const before = await picture('png')
  const after = await replacementOf(before)
  expect(after.equals(before)).toBe(false)
  expect((await sharp(after).raw().toBuffer()).equals(await sharp(before).raw().toBuffer())).toBe(true)
})

test('a PNG of 16 bits per channel stays one', async () => {
  const noise = Uint16Array.from({ length: 32 * 16 * 3 }, (_, index) => (index * 7919) % 65_536)
  const before = await sharp(noise, { raw: { width: 32, height: 16, channels: 3 } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  const after = await replacementOf(before)
  const pixels = (png: Buffer) => sharp(png).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()
  expect((await sharp(after).metadata()).depth).toBe('ushort')
  expect((await pixels(after)).equals(await pixels(before))).toBe(true)
})

test('a transparent PNG stays transparent', async () => {
  const before = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const after = await replacementOf(before)
  expect((await sharp(after).raw().toBuffer()).equals(await sharp(before).raw().toBuffer())).toBe(true)
})
