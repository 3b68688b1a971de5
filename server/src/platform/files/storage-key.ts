import { randomBytes } from 'node:crypto'
import { FileMissing } from './file-errors.ts'

const keyForm = /^[0-9a-f]{32}$/

/** Lower case only: some file systems and stores do not tell cases apart. */
export function newKey(): string {
  return randomBytes(16).toString('hex')
}

export function isKey(name: string): boolean {
  return keyForm.test(name)
}

/** Nothing but a key of our own making may become part of a path. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new FileMissing('That is not the key of a stored file.')
  return key
}
