import { randomBytes } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseUnavailable, hasCode } from './errors.ts'
import { findText, passwordFile } from './paths.ts'

export function findPassword(dataDir: string): string | null {
  return findText(passwordFile(dataDir))?.trim() ?? null
}

export function requirePassword(dataDir: string): string {
  const password = findPassword(dataDir)
  if (password) return password
  throw new DatabaseUnavailable(
    `The password of the database in ${dataDir} is missing: ${passwordFile(dataDir)}.`,
  )
}

/** A link appears at once and whole, so that two starts on one empty folder agree on one password. */
export function makePassword(dataDir: string): string {
  const existing = findPassword(dataDir)
  if (existing) return existing
  const draft = `${passwordFile(dataDir)}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, passwordFile(dataDir))
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return requirePassword(dataDir)
}
