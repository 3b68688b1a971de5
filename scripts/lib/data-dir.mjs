import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new, empty data folder that nobody keeps. */
export function makeDataDir(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // Started as root, the database runs as an unprivileged user, who must be able to pass through.
  chmodSync(folder, 0o711)
  return folder
}

/** Removes a throwaway data folder, and its database where the server had to keep that elsewhere. */
export function removeDataDir(folder) {
  const location = join(folder, 'db-location')
  if (existsSync(location)) {
    const elsewhere = readFileSync(location, 'utf8').trim()
    if (elsewhere.startsWith('/var/lib/recourse/')) rmSync(elsewhere, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
