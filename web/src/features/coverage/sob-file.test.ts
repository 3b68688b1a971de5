import { expect, test } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { explainSobFailure, isPdf } from './sob-file.ts'

test.each([
  ['application/pdf', 'sbc', true],
  ['', 'sbc.PDF', true],
  ['application/octet-stream', 'sbc.pdf', true],
  ['', 'sbc.docx', false],
  ['image/png', 'sbc.pdf', false],
])('a file of type %j named %s: %j', (type, name, isOne) => expect(isPdf({ type, name })).toBe(isOne))

test.each([
  [413, 'x', 'File too large. Please upload a smaller version of the file.'],
  [409, 'Please save your coverage first.', 'Please save your coverage first.'],
  [422, 'This file is empty.', 'This file is empty.'],
  [500, 'Internal server error', 'Upload failed. Please try again.'],
  [0, 'Whoops, internal server error.', 'Upload failed. Please try again.'],
])('a refusal with %d', (status, detail, sentence) => {
  expect(explainSobFailure(new CallError({ status, detail }))).toBe(sentence)
})
