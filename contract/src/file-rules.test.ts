import { expect, test } from 'vitest'
import { fileSize } from './file-rules.ts'

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1024 KB'],
  [1_048_576, '1 MB'],
  [25 * 1_048_576 + 12_345, '25.01 MB'],
  [1024 ** 3, '1 GB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes read as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
