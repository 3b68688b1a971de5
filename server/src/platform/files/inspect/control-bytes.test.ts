import { expect, test } from 'vitest'
import { hasControlByte } from './control-bytes.ts'

const allowed = [0x09, 0x0a, 0x0c, 0x0d]
const isControl = (byte: number) => (byte < 0x20 && !allowed.includes(byte)) || byte === 0x7f

test('each byte is seen for what it is, at every place and beside any neighbour', () => {
  const neighbours = [...allowed, 0x20, 0x61, 0x7e, 0x80, 0xff]
  const mistaken: string[] = []
  for (const neighbour of neighbours) {
    // From every border of a word to beyond the next one.
    for (let start = 0; start < 4; start += 1) {
      const bytes = new Uint8Array(16).fill(neighbour).subarray(start, start + 10)
      for (let place = 0; place < bytes.length; place += 1) {
        for (let byte = 0; byte < 256; byte += 1) {
          bytes[place] = byte
          if (hasControlByte(bytes) !== isControl(byte)) mistaken.push(`${byte} at ${place} by ${neighbour}`)
        }
        bytes[place] = neighbour
      }
    }
  }
  expect(mistaken).toEqual([])
})

test('a few bytes are looked at, and none have no control', () => {
  for (let start = 0; start < 4; start += 1) {
    const memory = new Uint8Array(8)
    expect(hasControlByte(memory.subarray(start, start))).toBe(false)
    for (let length = 1; length < 4; length += 1)
      expect(hasControlByte(memory.subarray(start, start + length))).toBe(true)
  }
})
