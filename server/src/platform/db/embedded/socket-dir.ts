import { lstatSync, mkdirSync } from 'node:fs'
import { give } from './account.ts'
import { DatabaseUnavailable, hasCode } from './errors.ts'
import type { Place } from './place.ts'

/** The folder may be in /tmp, where anyone could have made one of this name before us. */
export function makeSocketDir(folder: string, { clusterDir, account }: Place): void {
  if (folder === clusterDir) return
  try {
    mkdirSync(folder, { mode: 0o700 })
    give(folder, account)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  const found = lstatSync(folder)
  const owner = account?.uid ?? process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new DatabaseUnavailable(`${folder} is not a private folder of PostgreSQL's user: remove it first.`)
  }
}
