import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, so a plain hash hides it well enough. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
