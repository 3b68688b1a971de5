import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const [key, otherKey] = [randomBytes(32), randomBytes(32)]

test('what was sealed opens again, and no two seals look alike', () => {
  const seal = createSeal(key)
  const [first, second] = [seal.seal('123456 für Sam'), seal.seal('123456 für Sam')]
  expect(seal.open(first)).toBe('123456 für Sam')
  expect(seal.open(second)).toBe('123456 für Sam')
  expect(first).not.toBe(second)
})

test('the previous key still opens what it sealed', () => {
  expect(createSeal(otherKey, key).open(createSeal(key).seal('old'))).toBe('old')
})

test('another key opens nothing', () => {
  expect(() => createSeal(otherKey).open(createSeal(key).seal('secret'))).toThrow('none of the keys')
})

test('a changed or cut seal does not open', () => {
  const seal = createSeal(key)
  const box = Buffer.from(seal.seal('secret'), 'base64url')
  const changed = Buffer.from(box)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => seal.open(changed.toString('base64url'))).toThrow('none of the keys')
  expect(() => seal.open(box.subarray(0, 20).toString('base64url'))).toThrow('none of the keys')
  expect(() => seal.open('')).toThrow('none of the keys')
})
